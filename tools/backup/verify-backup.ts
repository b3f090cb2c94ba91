import { join } from "node:path";
import { Writable } from "node:stream";
import { placeOfKey, savedKey } from "./key.ts";
import { fileOf, type Manifest, readManifest, type SavedTable } from "./manifest.ts";
import { unpackRows } from "./packed-rows.ts";
import { eachMillion, type Tell } from "./progress.ts";

export interface Verified {
	readonly manifest: Manifest;
	/** Undefined where the backup's key is kept elsewhere. */
	readonly key: string | undefined;
}

/**
 * Reads a backup from end to end.
 *
 * @param keyFile where the key is kept apart
 * @throws a sentence about the first thing that is not as it was written
 */
export async function verifyBackup(
	folder: string,
	keyFile: string | undefined,
	tell: Tell,
): Promise<Verified> {
	const manifest = await readManifest(folder);
	const key = await savedKey(placeOfKey(folder, keyFile), manifest.keyMark);
	if (key === undefined && keyFile !== undefined) throw new Error(`${keyFile} is not there.`);
	for (const table of manifest.tables) await verifyTable(folder, table, tell);
	return { manifest, key };
}

async function verifyTable(folder: string, table: SavedTable, tell: Tell): Promise<void> {
	const file = fileOf(table);
	const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
	const found = await unpackRows(join(folder, file), nowhere, eachMillion(table.name, tell)).catch(
		(error) => {
			if (error.code === "ENOENT") throw new Error(`${file} is missing in ${folder}.`);
			// what packed rows say of themselves; everything else is the disk's fault
			if (/^(Z_|ZSTD_)/.test(error.code)) return undefined;
			throw error;
		},
	);
	const isAsWritten =
		found !== undefined &&
		found.rows === table.rows &&
		found.packed.bytes === table.packed.bytes &&
		found.packed.sha256 === table.packed.sha256 &&
		found.content.bytes === table.content.bytes &&
		found.content.sha256 === table.content.sha256;
	if (!isAsWritten) throw new Error(`${file} of ${folder} is not as it was written.`);
}
