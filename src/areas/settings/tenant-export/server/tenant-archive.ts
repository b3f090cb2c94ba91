import { harmless, quoted } from "#domain/csv/csv-field.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ZipEntry } from "#kit/server/export/zip.ts";
import type { JobContext } from "#kit/server/jobs/define-job.ts";
import { texts } from "../text.ts";
import { companyName, rowsOfTable, type TableShape, tenantTables } from "./sql.ts";

/** Tables that are no data of the company, each with the reason. */
export const leftOutTables: Readonly<Record<string, string>> = {
	session: "keys to the company, of the moment only",
	login_throttle: "hashes of names and addresses",
	login_token: "keys to the company",
	password_reset: "keys to the company",
	password_history: "hashes of passwords",
	sso_attempt: "keys, of the moment only",
	file_chunk: "files are for their owner only",
	mail_outbox: "sealed, of the moment only",
	import_line: "files that people uploaded, again",
};

/** Columns that hold secrets or what could be guessed from them, besides all binary ones. */
const secretNames = /password|secret|hash|sealed|token|verifier|nonce|(^|_)key$/;

/** A setting's key is its name, and nothing secret. */
const namesOfThings = new Set(["key", "permission_key"]);

/** A job's input holds the session that ordered it, as a regular report does. */
const leftOutColumns = new Set(["job.input", "report_schedule.session"]);

interface Progress {
	readonly tables: number;
	readonly rows: number;
	/** 0 to 1 */
	readonly share: number;
}

/** Everything a tenant owns, as entries of an archive: what to read first, what the tables are, and the tables. */
export async function* tenantArchive(
	tx: Tx,
	{ tenantId, now, language }: Pick<JobContext, "tenantId" | "now" | "language">,
	onProgress: (progress: Progress) => Promise<void>,
): AsyncGenerator<ZipEntry, void> {
	const words = texts[language];
	const folder = language === "en-EN" ? "tables" : "tabellen";
	const tables = (await tenantTables(tx))
		.filter(({ name }) => !(name in leftOutTables))
		.map(withoutSecrets);
	const company = await companyName(tx, tenantId);
	yield {
		name: language === "en-EN" ? "README.txt" : "LIESMICH.txt",
		content: [words.readme(company, now.toISOString())],
	};
	yield { name: "schema.json", content: [JSON.stringify(tables, null, "\t")] };
	let rows = 0;
	for (const [at, table] of tables.entries()) {
		const count = async (more: number) => {
			rows += more;
			await onProgress({ tables: at + 1, rows, share: at / tables.length });
		};
		yield { name: `${folder}/${table.name}.csv`, content: csvOf(tx, tenantId, table, count) };
	}
}

function withoutSecrets({ name, columns }: TableShape): TableShape {
	return {
		name,
		columns: columns.filter(
			(column) => column.name !== "tenant_id" && !isLeftOut(name, column.name, column.type),
		),
	};
}

export function isLeftOut(table: string, column: string, type: string) {
	if (table in leftOutTables || type === "bytea") return true;
	if (leftOutColumns.has(`${table}.${column}`)) return true;
	return secretNames.test(column) && !namesOfThings.has(column);
}

async function* csvOf(
	tx: Tx,
	tenantId: string,
	{ name, columns }: TableShape,
	count: (rows: number) => Promise<void>,
): AsyncGenerator<string, void> {
	const names = columns.map((column) => column.name);
	yield `\uFEFF${names.join(",")}\r\n`;
	const isText = columns.map(({ type }) => /^(text|character)/.test(type));
	for await (const batch of rowsOfTable(tx, tenantId, name, names)) {
		const lines = batch.map((cells) =>
			cells.map((cell, at) => cellOf(cell, isText[at] ?? true)).join(","),
		);
		yield `${lines.join("\r\n")}\r\n`;
		await count(batch.length);
	}
	await count(0);
}

function cellOf(cell: string | null, isText: boolean): string {
	if (cell === null) return "";
	if (cell === "") return '""';
	return quoted(isText ? harmless(cell) : cell, ",");
}
