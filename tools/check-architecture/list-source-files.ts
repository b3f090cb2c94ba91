import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { SourceFile } from "./source-file.ts";

const run = promisify(execFile);

/** What git tracks or would track, without what is ignored. */
export async function listPaths(root: string): Promise<string[]> {
	const { stdout } = await run(
		"git",
		["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
		{ cwd: root, maxBuffer: 1 << 26 },
	);
	return stdout.split("\0").filter((path) => path !== "");
}

/** The project's own code. */
export async function listSourceFiles(root: string, kind = /\.(tsx?|mjs)$/): Promise<SourceFile[]> {
	const paths = (await listPaths(root)).filter((path) => kind.test(path));
	const files = await Promise.all(
		paths.map(async (path) => {
			// a file deleted but not yet committed is still in the index
			const text = await readFile(join(root, path), "utf8").catch(() => "");
			return { path, text };
		}),
	);
	return files.filter((file) => file.text !== "");
}
