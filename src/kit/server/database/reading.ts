import type pg from "pg";
import type { Ahead } from "./ahead.ts";
import { lend } from "./connections.ts";
import type { RowsOf, Statement } from "./database.ts";
import { readTransaction } from "./read-transaction.ts";
import { sendWhole } from "./send-together.ts";
import type { StatementNames } from "./statement-names.ts";
import { type Tx, transactionOn } from "./tenant-transaction.ts";

export const readBegin = ["begin read only"];
export const snapshotBegin = ["begin isolation level repeatable read read only"];
export const tenantText = "select set_config('app.tenant_id', $1, true)";

export function beginOf({ plannedForItsValues }: Statement): readonly string[] {
	return plannedForItsValues === undefined
		? ["begin"]
		: ["begin", "set local plan_cache_mode = force_custom_plan"];
}

interface Own {
	readonly pool: pg.Pool;
	readonly names: StatementNames;
}

/** A transaction that only reads: a round trip for each question of `work` that waits for another's answer. */
export function reading<T>(
	own: Own,
	tenantId: string,
	begin: readonly string[],
	work: (tx: Tx) => Promise<T>,
	ahead?: Ahead,
): Promise<T> {
	const { opening, hear } = openingOf(own, tenantId, begin, ahead);
	return readTransaction(
		own.pool,
		opening,
		(client) => work(transactionOn(client, own.names)),
		hear,
	);
}

/** Statements of one transaction in one round trip. */
export function readInOne<R extends unknown[]>(
	own: Own,
	tenantId: string,
	begin: readonly string[],
	statements: readonly Statement[],
	ahead?: Ahead,
): Promise<RowsOf<R>> {
	return lend(own.pool, async (client) => {
		const { opening, hear } = openingOf(own, tenantId, begin, ahead);
		const asked = statements.map(({ text, values }) => own.names.configOf(text, values));
		const end = own.names.configOf("commit", []);
		const results = await sendWhole(client, [...opening, ...asked, end]);
		hear(results);
		return rowsOfReads<R>(results, opening.length);
	});
}

/** What is sent before the questions, with what goes ahead of all, and how the answer to that is told. */
function openingOf(
	{ names }: Own,
	tenantId: string,
	begin: readonly string[],
	ahead: Ahead | undefined,
) {
	const statement = ahead?.statement;
	const first = statement === undefined ? [] : [names.configOf(statement.text, statement.values)];
	const hear = ([answer]: readonly pg.QueryResult[]) => {
		if (first.length > 0) ahead?.tell(answer?.rows ?? []);
	};
	const begun = begin.map((one) => names.configOf(one, []));
	return { opening: [...first, ...begun, names.configOf(tenantText, [tenantId])], hear };
}

/** Of several reads between an opening of so many statements and a commit. */
export function rowsOfReads<R extends unknown[]>(
	results: readonly pg.QueryResult[],
	opened: number,
): RowsOf<R> {
	return results.slice(opened, -1).map(({ rows }) => rows) as unknown as RowsOf<R>;
}
