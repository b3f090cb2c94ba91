import { appendFile, cp, open, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { hasTables, useWholeBackup } from "./backup/whole-backup.ts";

const { newFolder, whole, verify, restore, empty } = useWholeBackup();
// each reads a backup from end to end twice
vi.setConfig({ testTimeout: 120_000 });

/** The whole one, copied, then changed. */
async function brokenBy(change: (folder: string) => Promise<unknown>): Promise<string> {
	const folder = join(await newFolder(), "broken");
	await cp(whole(), folder, { recursive: true });
	await change(folder);
	return folder;
}

const peopleFile = join("tables", "public.app_user.copy.zst");

async function changeByte(path: string, at: number): Promise<void> {
	const file = await open(path, "r+");
	try {
		const byte = Buffer.alloc(1);
		await file.read(byte, 0, 1, at);
		byte.writeUInt8(byte.readUInt8(0) ^ 1);
		await file.write(byte, 0, 1, at);
	} finally {
		await file.close();
	}
}

async function changeManifest(folder: string, from: string | RegExp, to: string): Promise<void> {
	const path = join(folder, "manifest.json");
	const text = await readFile(path, "utf8");
	const changed = text.replace(from, to);
	expect(changed).not.toBe(text);
	await writeFile(path, changed);
}

const faults: readonly (readonly [string, (folder: string) => Promise<unknown>, string])[] = [
	[
		"a changed byte in the middle of a file",
		(folder) => changeByte(join(folder, peopleFile), 40),
		"public.app_user.copy.zst of FOLDER is not as it was written.",
	],
	[
		"a file that is cut off",
		(folder) => truncate(join(folder, peopleFile), 40),
		"public.app_user.copy.zst of FOLDER is not as it was written.",
	],
	[
		"a file with something behind it",
		(folder) => appendFile(join(folder, peopleFile), "more"),
		"public.app_user.copy.zst of FOLDER is not as it was written.",
	],
	[
		"a whole file of another table in its place",
		(folder) => cp(join(folder, "tables", "public.unit.copy.zst"), join(folder, peopleFile)),
		"public.app_user.copy.zst of FOLDER is not as it was written.",
	],
	[
		"a file that is missing",
		(folder) => rm(join(folder, peopleFile)),
		"public.app_user.copy.zst is missing in FOLDER.",
	],
	[
		"a manifest that is cut off",
		(folder) => truncate(join(folder, "manifest.json"), 5000),
		"manifest.json of FOLDER is not as it was written.",
	],
	[
		"a changed number in the manifest",
		(folder) => changeManifest(folder, /"rows": 1,/, '"rows": 2,'),
		"manifest.json of FOLDER is not as it was written.",
	],
	[
		"no manifest",
		(folder) => rm(join(folder, "manifest.json")),
		"FOLDER holds no whole backup: there is no manifest.json, which is written last.",
	],
	[
		"a format of later days",
		(folder) => changeManifest(folder, '"format": 1', '"format": 2'),
		"This backup has format 2; this release of Stundwerk reads format 1.",
	],
	[
		"another installation's key",
		(folder) => writeFile(join(folder, "key"), Buffer.alloc(32, 8).toString("base64")),
		"key does not hold the key of this backup.",
	],
	[
		"a key that is none",
		(folder) => writeFile(join(folder, "key"), "nonsense"),
		"key does not hold the key of this backup.",
	],
	[
		"no folder",
		(folder) => rm(folder, { recursive: true }),
		"FOLDER holds no whole backup: there is no manifest.json, which is written last.",
	],
];

test.each(faults)(
	"%s is told by verify and by restore, and nothing is restored",
	async (_, change, said) => {
		const folder = await brokenBy(change);
		const sentence = expect.stringContaining(said.replace("FOLDER", folder));
		expect(await verify(folder)).toEqual([1, sentence]);
		expect(await restore(folder, empty())).toEqual([1, sentence]);
		expect(await hasTables(empty())).toBe(false);
	},
);
