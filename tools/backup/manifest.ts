import { createHash } from "node:crypto";
import { open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** Changed when a backup can no longer be read by what read the ones before. */
const format = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const amount = z.int().nonnegative();
const sqlFile = z.strictObject({ name: z.string(), sha256 });

const savedTable = z.strictObject({
	schema: z.string(),
	name: z.string(),
	columns: z.array(z.string()),
	rows: amount,
	/** Of the rows as PostgreSQL writes them, before they are packed. */
	content: z.strictObject({ bytes: amount, sha256 }),
	/** Of the file. */
	packed: z.strictObject({ bytes: amount, sha256 }),
});

const contents = z.strictObject({
	product: z.strictObject({ version: z.string(), postgres: z.string() }),
	/** An instant. */
	madeAt: z.string(),
	/** What had been applied, in order of names; of functions, what their files were. */
	migrations: z.array(sqlFile).min(1),
	functions: z.array(sqlFile),
	/** Migrations of the job queue's own tables. */
	queue: z.array(z.int()),
	sequences: z.array(
		z.strictObject({
			schema: z.string(),
			name: z.string(),
			value: z.string().regex(/^-?\d+$/),
			isCalled: z.boolean(),
		}),
	),
	partitions: z.array(z.strictObject({ name: z.string(), parent: z.string(), bound: z.string() })),
	/** Tells this installation's key from others, and nothing of it. */
	keyMark: z.string(),
	tables: z.array(savedTable),
});

const envelope = z.object({ format: z.int(), sha256, contents: z.unknown() });

/** What a backup holds. It is written last: a folder without it holds no whole backup. */
export type Manifest = z.infer<typeof contents>;
export type SavedTable = z.infer<typeof savedTable>;

const fileName = "manifest.json";

/** Where the rows of a table lie within a backup. */
export function fileOf({ schema, name }: Pick<SavedTable, "schema" | "name">): string {
	return join("tables", `${encodeURIComponent(schema)}.${encodeURIComponent(name)}.copy.zst`);
}

/** The manifest appears whole or not at all. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
	const draft = join(folder, `${fileName}.draft`);
	const text = JSON.stringify(
		{ format, sha256: sumOf(manifest), contents: manifest },
		undefined,
		"\t",
	);
	const file = await open(draft, "wx", 0o600);
	try {
		await file.writeFile(`${text}\n`);
		await file.sync();
	} finally {
		await file.close();
	}
	await rename(draft, join(folder, fileName));
	await syncFolder(folder);
}

/** The names in a folder are on the disk, too. */
export async function syncFolder(folder: string): Promise<void> {
	// Windows opens no folders, and needs no such thing
	if (process.platform === "win32") return;
	const handle = await open(folder, "r");
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

/** @throws a sentence where there is none, or where it is not as it was written */
export async function readManifest(folder: string): Promise<Manifest> {
	const text = await readFile(join(folder, fileName), "utf8").catch((error) => {
		if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error;
		throw new Error(
			`${folder} holds no whole backup: there is no ${fileName}, which is written last.`,
		);
	});
	const read = envelope.safeParse(parsed(text));
	if (!read.success) throw new Error(`${fileName} of ${folder} is not as it was written.`);
	if (read.data.format !== format) {
		throw new Error(
			`This backup has format ${read.data.format}; this release of Stundwerk reads format ${format}.`,
		);
	}
	const manifest = contents.safeParse(read.data.contents);
	if (!manifest.success || sumOf(read.data.contents) !== read.data.sha256)
		throw new Error(`${fileName} of ${folder} is not as it was written.`);
	return manifest.data;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function sumOf(value: unknown): string {
	return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
