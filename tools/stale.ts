import { readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Lies in every finished build and carries the time of its beginning: what is saved during the build is not in it. */
const stamp = ".built";

export function stampBuild(folder: string, began: Date): void {
	writeFileSync(join(folder, stamp), "");
	utimesSync(join(folder, stamp), began, began);
}

/**
 * True when a source, or a folder of sources (files come and go), changed after the last build began.
 *
 * @param folder of the build
 * @param sources files and folders
 * @param isSource whether a file or folder of this name counts
 */
export function isStale(
	folder: string,
	sources: readonly string[],
	isSource: (name: string) => boolean,
): boolean {
	const built = statSync(join(folder, stamp), { throwIfNoEntry: false });
	if (!built) return true;
	return sources.some((path) => isNewer(path, built.mtimeMs, isSource));
}

function isNewer(path: string, built: number, isSource: (name: string) => boolean): boolean {
	const found = statSync(path, { throwIfNoEntry: false });
	if (!found) return false;
	if (found.mtimeMs > built) return true;
	if (!found.isDirectory()) return false;
	const names = readdirSync(path).filter(isSource);
	return names.some((name) => isNewer(join(path, name), built, isSource));
}
