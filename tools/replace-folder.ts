import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const abandonedAfter = 3_600_000;

/**
 * Has a folder made anew beside the old one, which stays until the new one is whole. Several may do so at once: each
 * works in a place of its own, and the last one through stands.
 *
 * @param fill makes the folder of the given path
 */
export async function replaceFolder(
	folder: string,
	fill: (place: string) => Promise<void>,
): Promise<void> {
	mkdirSync(dirname(folder), { recursive: true });
	removeAbandoned(folder);
	const place = besides(folder);
	try {
		mkdirSync(place);
		await fill(place);
		swap(place, folder);
	} finally {
		rmSync(place, { recursive: true, force: true });
	}
}

function swap(place: string, folder: string): void {
	for (;;) {
		const aside = besides(folder);
		unless(["ENOENT"], () => renameSync(folder, aside));
		rmSync(aside, { recursive: true, force: true });
		// somebody else's came between the two steps: it has to go as well
		const isThere = unless(["ENOTEMPTY", "EEXIST"], () => renameSync(place, folder));
		if (isThere) return;
	}
}

/** @returns whether it was done; false when it failed for one of these reasons */
function unless(codes: readonly string[], work: () => void): boolean {
	try {
		work();
		return true;
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code !== undefined && codes.includes(code)) return false;
		throw error;
	}
}

function besides(folder: string): string {
	return `${folder}.${randomUUID()}`;
}

/** What somebody who was killed has left behind. */
function removeAbandoned(folder: string): void {
	const parent = dirname(folder);
	for (const name of readdirSync(parent)) {
		if (!name.startsWith(`${basename(folder)}.`)) continue;
		const path = join(parent, name);
		const found = statSync(path, { throwIfNoEntry: false });
		if (found && Date.now() - found.mtimeMs > abandonedAfter)
			rmSync(path, { recursive: true, force: true });
	}
}
