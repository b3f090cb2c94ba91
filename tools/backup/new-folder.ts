import { mkdir, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";

/**
 * Lets a folder be filled; when that fails, what has been written is gone again.
 *
 * @param fill gets the folder's path, empty
 * @throws a sentence where something is in the folder already
 */
export async function fillNewFolder<T>(
	folder: string,
	fill: (path: string) => Promise<T>,
): Promise<T> {
	const path = resolve(folder);
	const made = await mkdir(path, { recursive: true, mode: 0o700 }).catch((error) => {
		if (error.code !== "EEXIST" && error.code !== "ENOTDIR") throw error;
		throw new Error(`${folder} is not a folder.`);
	});
	if ((await readdir(path)).length > 0)
		throw new Error(`${folder} is not empty: a backup gets a folder of its own.`);
	try {
		return await fill(path);
	} catch (error) {
		await emptied(path);
		if (made !== undefined) await rm(path, { recursive: true, force: true });
		throw error;
	}
}

async function emptied(path: string): Promise<void> {
	for (const name of await readdir(path))
		await rm(join(path, name), { recursive: true, force: true });
}
