import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { previewTooLong } from "#kit/contract/figure-preview.ts";
import { closedMonthRefusal } from "../correction/closed-month-refusal.ts";
import { isDatabaseAway } from "../database-away.ts";
import { Refused } from "../refusals/refuse.ts";
import type { Ahead } from "./ahead.ts";
import { ask } from "./ask.ts";
import { lend, openPool, type PoolOptions } from "./connections.ts";
import { isDatabaseFault } from "./is-database-fault.ts";
import { writtenPlace } from "./place.ts";
import { beginOf, readBegin, readInOne, reading, snapshotBegin, tenantText } from "./reading.ts";
import { sendTogether } from "./send-together.ts";
import { StatementNames } from "./statement-names.ts";
import { type Tx, transactionOn } from "./tenant-transaction.ts";

/** A statement sent as it stands. */
export interface Statement {
	readonly text: string;
	readonly values: readonly unknown[];
	/** Why `once` has it planned for its values: the plan for any values was measured to be worse. */
	readonly plannedForItsValues?: string;
}

/** A statement for each kind of row, and the rows of each. */
export type StatementsOf<R extends unknown[]> = { readonly [Nth in keyof R]: Statement };
export type RowsOf<R extends unknown[]> = { readonly [Nth in keyof R]: readonly R[Nth][] };

export interface Database {
	/**
	 * Runs `work` in one transaction of the tenant; rolls back when it throws. After a migration the first of the statements
	 * that it changes fails, and `work` is run once more; so it is where the database ended it for another one's sake (deadlock).
	 * It does nothing beyond the database.
	 */
	transaction<T>(tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
	/** As `transaction`, reading only. */
	read<T>(tenantId: string, work: (tx: Tx) => Promise<T>, ahead?: Ahead): Promise<T>;
	/** As `read`, and all of it as things stood at the first statement. */
	readAtOnce<T>(tenantId: string, work: (tx: Tx) => Promise<T>, ahead?: Ahead): Promise<T>;
	/** As `readAtOnce`, but never run twice. */
	snapshot<T>(tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
	/**
	 * As `transaction`, with a first statement sent in the same round trip as the beginning (the session check). It must
	 * set the tenant itself.
	 */
	transactionAfter<R extends pg.QueryResultRow, T>(
		first: Statement,
		work: (tx: Tx, rows: R[]) => Promise<T>,
	): Promise<T>;
	/**
	 * As `transactionAfter`, but what is written travels with the end: two round trips, unless `decide` reads more.
	 */
	decideThenWrite<R extends pg.QueryResultRow, T>(
		first: Statement,
		decide: (rows: R[], read: ReadMore) => Promise<{ writes: readonly Statement[]; answer: T }>,
	): Promise<T>;
	/**
	 * As `transactionAfter`, but nothing of it stays. Others wait for what it locks, so it ends by a refusal where one of its
	 * statements takes long.
	 */
	rolledBackAfter<R extends pg.QueryResultRow, T>(
		first: Statement,
		work: (tx: Tx, rows: R[]) => Promise<T>,
	): Promise<T>;
	/** One read or write of the tenant in one round trip. */
	once<R extends pg.QueryResultRow>(
		tenantId: string,
		statement: Statement,
		ahead?: Ahead,
	): Promise<R[]>;
	/** Several reads of the tenant in one round trip, all of them as things stood at the first. */
	together<R extends pg.QueryResultRow[]>(
		tenantId: string,
		statements: StatementsOf<R>,
		ahead?: Ahead,
	): Promise<RowsOf<R>>;
	/** A call of a gate function, which finds the tenant or sets it itself. */
	gate<R extends pg.QueryResultRow>(statement: Statement): Promise<R[]>;
	readonly pool: pg.Pool;
	close(): Promise<void>;
}

type ReadMore = <R extends pg.QueryResultRow>(statement: Statement) => Promise<R[]>;

export interface DatabaseOptions extends PoolOptions {
	/** Heard once, where names turned out not to work: a pooler stands between. */
	onNamesLost?(): void;
	/** Told, where a replica serves reads, how far the database was written with each commit. */
	onWritten?(place: number): void;
}

export function openDatabase(options: DatabaseOptions): Database {
	const pool = openPool(options);
	const names = new StatementNames(options.statements, () => options.onNamesLost?.());
	const own = { pool, names, onWritten: options.onWritten };
	const sent = ({ text, values }: Statement) => names.configOf(text, values);
	const again = <T>(run: () => Promise<T>) => runAgainInVain(names, run);
	return {
		pool,
		transaction: (tenantId, work) =>
			again(() =>
				within(own, [names.configOf(tenantText, [tenantId])], (client) =>
					nothingLeft(work(transactionOn(client, names))),
				),
			),
		read: (tenantId, work, ahead) => again(() => reading(own, tenantId, readBegin, work, ahead)),
		readAtOnce: (tenantId, work, ahead) =>
			again(() => reading(own, tenantId, snapshotBegin, work, ahead)),
		snapshot: (tenantId, work) => reading(own, tenantId, snapshotBegin, work),
		transactionAfter: (first, work) =>
			again(() =>
				within(own, [sent(first)], (client, [opened]) =>
					nothingLeft(work(transactionOn(client, names), (opened as pg.QueryResult).rows)),
				),
			),
		decideThenWrite: (first, decide) => again(() => decided(own, sent, first, decide)),
		rolledBackAfter: (first, work) => again(() => rolledBack(pool, names, first, work)),
		once: <R>(tenantId: string, statement: Statement, ahead?: Ahead) =>
			again(async () => {
				const [rows] = await readInOne<[R]>(own, tenantId, beginOf(statement), [statement], ahead);
				return rows as R[];
			}),
		together: (tenantId, statements, ahead) =>
			again(() => readInOne(own, tenantId, snapshotBegin, statements, ahead)),
		gate: (statement) =>
			again(() => lend(pool, async (client) => (await client.query(sent(statement))).rows)),
		close: () => pool.end(),
	};
}

/** Ended by the database for the sake of another transaction, with nothing done. */
const deadlock = ["40P01", "40001"];
const mostAttempts = 4;
/** Milliseconds before the second attempt; longer before each further one. */
const pause = 25;

/**
 * A name that the database forgot, a plan that a migration outdated, or that two wait for each other, is nothing that a request
 * should notice.
 */
export async function runAgainInVain<T>(names: StatementNames, run: () => Promise<T>): Promise<T> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await run();
		} catch (error) {
			const mayBeBetter =
				isDatabaseFault(error, deadlock) || (attempt === 1 && names.isOutdatedBy(error));
			if (!mayBeBetter || attempt === mostAttempts) throw error;
			// or it takes again what the other one, who was let go on, is just about to take; several who were ended begin apart
			await delay(attempt * pause * (0.5 + Math.random()));
		}
	}
}

/** What a transaction came to, and what is still to be sent, together with its commit. */
interface Done<T> {
	readonly result: T;
	readonly last: readonly pg.QueryConfig[];
}

async function nothingLeft<T>(work: Promise<T>): Promise<Done<T>> {
	return { result: await work, last: [] };
}

interface Own {
	readonly pool: pg.Pool;
	readonly names: StatementNames;
	readonly onWritten: ((place: number) => void) | undefined;
}

/** Ends a transaction; where somebody wants to know how far that has written, the same round trip tells. */
async function commit(
	{ names, onWritten }: Own,
	client: pg.PoolClient,
	last: Done<unknown>["last"],
) {
	const end = [...last, names.configOf("commit", [])];
	// where one of these fails, the commit is not carried out
	if (onWritten === undefined) return void (await sendTogether(client, end));
	const results = await sendTogether(client, [...end, names.configOf(writtenPlace, [])]);
	onWritten(results.at(-1)?.rows[0].place);
}

function within<T>(
	own: Own,
	opening: readonly pg.QueryConfig[],
	work: (client: pg.PoolClient, opened: pg.QueryResult[]) => Promise<Done<T>>,
): Promise<T> {
	return lend(own.pool, async (client) => {
		try {
			const begin = own.names.configOf("begin", []);
			const opened = await sendTogether(client, [begin, ...opening]);
			const { result, last } = await work(client, opened.slice(1));
			await commit(own, client, last);
			return result;
		} catch (error) {
			if (!isDatabaseAway(error)) await client.query("rollback");
			throw closedMonthRefusal(error) ?? error;
		}
	});
}

function decided<R extends pg.QueryResultRow, T>(
	own: Own,
	sent: (statement: Statement) => pg.QueryConfig,
	first: Statement,
	decide: (rows: R[], read: ReadMore) => Promise<{ writes: readonly Statement[]; answer: T }>,
): Promise<T> {
	return within(own, [sent(first)], async (client, [opened]) => {
		const read: ReadMore = async <Row extends pg.QueryResultRow>(statement: Statement) =>
			(await ask<Row>(client, sent(statement))).rows;
		const { writes, answer } = await decide((opened as pg.QueryResult).rows, read);
		return { last: writes.map(sent), result: answer };
	});
}

/** Milliseconds that a statement of what is rolled back may take, and that it may wait for others. */
const briefly =
	"select set_config('statement_timeout', '5000', true), set_config('lock_timeout', '1000', true)";

function rolledBack<R extends pg.QueryResultRow, T>(
	pool: pg.Pool,
	names: StatementNames,
	first: Statement,
	work: (tx: Tx, rows: R[]) => Promise<T>,
): Promise<T> {
	return lend(pool, async (client) => {
		try {
			const begin = names.configOf("begin", []);
			const statement = names.configOf(first.text, first.values);
			const [, , opened] = await sendTogether(client, [
				begin,
				names.configOf(briefly, []),
				statement,
			]);
			return await work(transactionOn(client, names), (opened as pg.QueryResult<R>).rows);
		} catch (error) {
			throw isTooLong(error)
				? new Refused(previewTooLong, {})
				: (closedMonthRefusal(error) ?? error);
		} finally {
			await client.query("rollback");
		}
	});
}

/** Cancelled by one of the two limits. */
function isTooLong(error: unknown): boolean {
	return ["57014", "55P03"].includes((error as { code?: string } | null)?.code ?? "");
}
