import type { RowsOf, Statement, StatementsOf } from "../database/database.ts";
import type { Reads } from "../database/reads.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import { rowsOf } from "../rows-of.ts";

type Row = Record<string, unknown>;

/** A question of the database that somebody may be refused by. */
export interface Demand {
	readonly statement: Statement;
	/** Refuses, or not, by what was answered. */
	judge(rows: readonly Row[]): void;
}

/** Asked within a transaction, before anything else is done. */
export async function demanded(tx: Tx, { statement, judge }: Demand): Promise<void> {
	judge(await rowsOf<Row>(tx, statement));
}

/**
 * Rows that are read in the same round trip as what tells whether they may be: nobody sees any of them before that is
 * known.
 *
 * @param demand none of what everybody may read
 */
export async function readDemanded<R extends Row[]>(
	reads: Pick<Reads, "together">,
	demand: Demand | undefined,
	statements: StatementsOf<R>,
): Promise<RowsOf<R>> {
	if (demand === undefined) return reads.together<R>(statements);
	const [found, ...rows] = await reads.together<[Row, ...R]>([
		demand.statement,
		...statements,
	] as unknown as StatementsOf<[Row, ...R]>);
	demand.judge(found as readonly Row[]);
	return rows as unknown as RowsOf<R>;
}
