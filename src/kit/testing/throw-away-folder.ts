import { mkdtemp, readdir, rm, stat, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What a whole run keeps at most, with room for what else uses it. */
const roomNeeded = 4 * 2 ** 30;
const memory = "/dev/shm";

/** No run takes as long: what is older was left behind by one that was killed. */
const longestRun = 6 * 3_600_000;

/**
 * Makes a folder that nobody needs after the run. It lies in memory where the machine offers enough of it: a database
 * is two thousand small files, and copying one took a disk ten times as long (65 against 500 ms and more).
 *
 * @param name what it begins with, e.g. `stundwerk-test-`
 * @returns its path; the person who asks for it removes it
 */
export async function throwAwayFolder(name: string): Promise<string> {
	if (!(await hasRoom(memory))) return mkdtemp(join(tmpdir(), name));
	const made = await mkdtemp(join(memory, name));
	const { mtimeMs } = await stat(made);
	await clearLeftBehind(memory, name, mtimeMs);
	return made;
}

async function hasRoom(directory: string): Promise<boolean> {
	if (process.platform !== "linux") return false;
	try {
		const { bavail, bsize } = await statfs(directory);
		return bavail * bsize >= roomNeeded;
	} catch {
		return false; // there is none
	}
}

/** Memory is given back, which a disk would have kept until its next cleaning. */
export async function clearLeftBehind(directory: string, name: string, now: number): Promise<void> {
	for (const entry of await readdir(directory)) {
		if (!entry.startsWith(name)) continue;
		const path = join(directory, entry);
		const found = await stat(path).catch(() => undefined); // just removed
		if (found !== undefined && now - found.mtimeMs > longestRun) {
			await rm(path, { recursive: true, force: true });
		}
	}
}
