import type { Manifest } from "./bundle-closure.ts";

/** Key of the script that a group of vite.config.ts was built into; throws where the build has none of the name. */
export function chunkNamed(manifest: Manifest, name: string): string {
	const key = Object.keys(manifest).find((one) => {
		const chunk = manifest[one];
		return chunk?.name === name && chunk.file.endsWith(".js");
	});
	if (key === undefined) throw new Error(`The build has no chunk "${name}".`);
	return key;
}
