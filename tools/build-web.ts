import {
	readdirSync,
	readFileSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { compileEarly } from "./compile-early.ts";
import { compressAssets } from "./compress-assets.ts";
import { replaceFolder } from "./replace-folder.ts";
import { signedInPage } from "./signed-in-page.ts";

/** `npm run build`: builds the web application into dist/web; `npm start` does so when it is stale. */

const sources = [
	"src",
	"public",
	"index.html",
	"vite.config.ts",
	"package-lock.json",
	"tools/signed-in-page.ts",
	"tools/compile-early.ts",
];

/** Lies in the finished build. */
const stamp = ".built";

export async function buildWeb(root: string): Promise<void> {
	const { build } = await import("vite");
	await replaceFolder(join(root, "dist", "web"), async (folder) => {
		// Carries the time of the beginning: what is saved during the build is not in it.
		const began = Date.now() / 1000;
		await asProduction(() =>
			build({
				root,
				configFile: join(root, "vite.config.ts"),
				logLevel: "warn",
				build: { outDir: folder, emptyOutDir: true },
			}),
		);
		const manifest = JSON.parse(
			readFileSync(join(folder, ".vite/manifest.json"), "utf8"),
		);
		const page = readFileSync(join(folder, "index.html"), "utf8");
		writeFileSync(join(folder, "signed-in.html"), signedInPage(page, manifest));
		compileEarly(folder, manifest);
		await compressAssets(join(folder, "assets"));
		writeFileSync(join(folder, stamp), "");
		utimesSync(join(folder, stamp), began, began);
	});
}

/** A caller's NODE_ENV, of tests say, would leave the slow React of development in the build. */
async function asProduction(work: () => Promise<unknown>): Promise<void> {
	const given = process.env.NODE_ENV;
	process.env.NODE_ENV = "production";
	try {
		await work();
	} finally {
		if (given === undefined) delete process.env.NODE_ENV;
		else process.env.NODE_ENV = given;
	}
}

/** True when a source, or a folder of sources (files come and go), changed after the last build began. */
export function isWebStale(root: string): boolean {
	const place = join(root, "dist", "web", stamp);
	const built = statSync(place, { throwIfNoEntry: false });
	if (!built) return true;
	return sources.some((name) => isNewer(join(root, name), built.mtimeMs));
}

function isNewer(path: string, built: number): boolean {
	const found = statSync(path, { throwIfNoEntry: false });
	if (!found) return false;
	if (found.mtimeMs > built) return true;
	if (!found.isDirectory()) return false;
	const names = readdirSync(path).filter(isInWeb);
	return names.some((name) => isNewer(join(path, name), built));
}

/** The web never imports from the server, nor from tests, so changes there need no new build. */
function isInWeb(name: string): boolean {
	return (
		name !== "server" && name !== "server.ts" && !/\.test\.tsx?$/.test(name)
	);
}

if (import.meta.main) await buildWeb(dirname(import.meta.dirname));
