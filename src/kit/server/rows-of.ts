import { CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Statement } from "./database/database.ts";
import type { Tx } from "./database/tenant-transaction.ts";

/** The rows of a statement that stands ready, within a transaction. */
export async function rowsOf<Row>(tx: Tx, { text, values }: Statement): Promise<Row[]> {
	const { rows } = await tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
	return rows;
}

/** The rows of a query. Example: rows(tx)<Person>`select id, name from app_user where …` */
export function rows(tx: Tx) {
	return async <Row>(text: TemplateStringsArray, ...values: readonly unknown[]): Promise<Row[]> =>
		values.some(isPartOfText)
			? (await sql<Row>(text, ...values).execute(tx)).rows
			: rowsOf<Row>(tx, { text: writtenText(text), values });
}

/** SQL to be put in where it stands, or what makes it. */
function isPartOfText(value: unknown): boolean {
	if (typeof value === "function") return true;
	return typeof value === "object" && value !== null && "toOperationNode" in value;
}

/** Texts of queries whose values are values alone: composing one takes longer than much of what it asks. */
const writtenTexts = new WeakMap<TemplateStringsArray, string>();

function writtenText(parts: TemplateStringsArray): string {
	const known = writtenTexts.get(parts);
	if (known !== undefined) return known;
	const written = parts.reduce((text, part, nth) => `${text}$${nth}${part}`);
	writtenTexts.set(parts, written);
	return written;
}

/** Its first row; undefined where there is none. */
export function firstRow(tx: Tx) {
	return async <Row>(text: TemplateStringsArray, ...values: readonly unknown[]) =>
		(await rows(tx)<Row>(text, ...values)).at(0);
}

/** Carries out a statement that writes or locks. @returns how many rows it wrote */
export function execute(tx: Tx) {
	return async (text: TemplateStringsArray, ...values: readonly unknown[]): Promise<number> =>
		Number((await sql(text, ...values).execute(tx)).numAffectedRows ?? 0);
}

/**
 * Part of `rows from (…)`: values as texts of JSON, one a row. JSON has no line break of its own, so that lines travel as they are; in an
 * array each of their many quotes would be written twice and read twice.
 */
export function jsonTexts(values: readonly unknown[]): RawBuilder<string> {
	return sql`string_to_table(${values.map((value) => JSON.stringify(value)).join("\n")}::text, chr(10))`;
}
