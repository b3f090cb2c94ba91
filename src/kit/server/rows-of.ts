import { CompiledQuery, type RawBuilder } from "kysely";
import type { Statement } from "./database/database.ts";
import type { Tx } from "./database/tenant-transaction.ts";

/** The rows of a statement that stands ready, within a transaction. */
export async function rowsOf<Row>(tx: Tx, { text, values }: Statement): Promise<Row[]> {
	const { rows } = await tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
	return rows;
}

/** Carries out a statement that writes. @returns how many rows it wrote */
export async function writtenRows(tx: Tx, query: RawBuilder<unknown>): Promise<number> {
	const { numAffectedRows = 0n } = await query.execute(tx);
	return Number(numAffectedRows);
}
