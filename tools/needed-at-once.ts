import type { Manifest } from "./bundle-closure.ts";

/** Chunks that everybody who is signed in needs at once; most begin at the dashboard. */
const names = ["shell", "dashboard"];

/** Their keys; throws where the build has none of a name. */
export function neededAtOnce(manifest: Manifest): string[] {
	return names.map((name) => {
		const key = Object.keys(manifest).find((one) => {
			const chunk = manifest[one];
			return chunk?.name === name && chunk.file.endsWith(".js");
		});
		if (key === undefined) throw new Error(`The build has no chunk "${name}".`);
		return key;
	});
}
