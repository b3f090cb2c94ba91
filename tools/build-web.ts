import {
	mkdirSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** `npm run build`: builds the web application into dist/web; `npm start` does so when it is stale. */

const sources = [
	"src",
	"public",
	"index.html",
	"vite.config.ts",
	"package-lock.json",
];

export async function buildWeb(root: string): Promise<void> {
	const { build } = await import("vite");
	const unfinished = `${stamp(root)}.unfinished`;
	mkdirSync(dirname(unfinished), { recursive: true });
	rmSync(stamp(root), { force: true });
	// Keeps the time of the beginning: what is saved during the build is not in it.
	writeFileSync(unfinished, "");
	await asProduction(() =>
		build({
			root,
			configFile: join(root, "vite.config.ts"),
			logLevel: "warn",
			build: { outDir: join(root, "dist", "web"), emptyOutDir: true },
		}),
	);
	renameSync(unfinished, stamp(root));
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
	const built = statSync(stamp(root), { throwIfNoEntry: false });
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

function stamp(root: string): string {
	return join(root, "dist", "web.stamp");
}

if (import.meta.main) await buildWeb(dirname(import.meta.dirname));
