import type pg from "pg";
import { lend, openPool } from "./connections.ts";
import {
	type DatabaseOptions,
	type RowsOf,
	runAgainInVain,
	type Statement,
	type StatementsOf,
} from "./database.ts";
import { replayedPlace, systemNumber } from "./place.ts";
import { readTransaction } from "./read-transaction.ts";
import { beginOf, readBegin, rowsOfReads, snapshotBegin, tenantText } from "./reading.ts";
import type { Reads } from "./reads.ts";
import { sendTogether, sendWhole } from "./send-together.ts";
import { StatementNames } from "./statement-names.ts";
import { type Tx, transactionOn } from "./tenant-transaction.ts";

/** What a replica must show before it may answer a request. */
export interface Needs {
	readonly tenantId: string;
	/** At least what was written up to here. */
	readonly place: number;
	/** The state of who may what in which the primary has checked the session. */
	readonly rights: string | null;
}

/** The replica does not show yet what the request needs. */
export class Behind extends Error {}

export interface ReplicaReads {
	readsFor(needs: Needs): Reads;
	/** How far it shows what was written; null where it is no replica of the database with this number. */
	placeOf(system: string): Promise<number | null>;
	close(): Promise<void>;
}

interface Own {
	readonly pool: pg.Pool;
	readonly names: StatementNames;
}

/**
 * Connections to a replica. Each call finds out in its own round trip whether the replica shows what is needed, and throws
 * `Behind` where it does not.
 */
export function openReplicaReads(options: DatabaseOptions): ReplicaReads {
	const pool = openPool(options);
	const names = new StatementNames(options.statements, () => options.onNamesLost?.());
	const own = { pool, names };
	const again = <T>(run: () => Promise<T>) => runAgainInVain(names, run);
	return {
		readsFor: (needs) => ({
			once: (statement) => again(() => once(own, needs, statement)),
			together: (statements) => again(() => together(own, needs, statements)),
			read: (work) => again(() => within(own, needs, readBegin, work)),
			readAtOnce: (work) => again(() => within(own, needs, snapshotBegin, work)),
		}),
		placeOf: (system) =>
			lend(pool, async (client) => {
				const asked = [{ text: replayedPlace }, { text: systemNumber }];
				const [place, own] = await sendTogether(client, asked);
				return own?.rows[0].system === system ? place?.rows[0].place : null;
			}),
		close: () => pool.end(),
	};
}

/** The place first: a snapshot that is taken before it was looked at might not show it. */
function opening({ names }: Own, { tenantId }: Needs, begin: readonly string[]) {
	return [
		names.configOf(replayedPlace, []),
		...begin.map((one) => names.configOf(one, [])),
		names.configOf(tenantText, [tenantId]),
		names.configOf("select recent_state($1::uuid, 'ACCESS') as rights", [tenantId]),
	];
}

/** @param opened what the opening was answered, the place first and the rights last */
function demand({ place, rights }: Needs, opened: readonly pg.QueryResult[]): void {
	const stands = opened[0]?.rows[0].place as number | null;
	if (stands === null || stands < place || opened.at(-1)?.rows[0].rights !== rights)
		throw new Behind();
}

function once<R>(own: Own, needs: Needs, statement: Statement): Promise<R[]> {
	return lend(own.pool, async (client) => {
		const opened = opening(own, needs, beginOf(statement));
		const asked = own.names.configOf(statement.text, statement.values);
		const end = own.names.configOf("commit", []);
		const results = await sendWhole(client, [...opened, asked, end]);
		demand(needs, results.slice(0, opened.length));
		return (results[opened.length] as pg.QueryResult).rows as R[];
	});
}

function together<R extends pg.QueryResultRow[]>(
	own: Own,
	needs: Needs,
	statements: StatementsOf<R>,
): Promise<RowsOf<R>> {
	return lend(own.pool, async (client) => {
		const opened = opening(own, needs, snapshotBegin);
		const asked = statements.map(({ text, values }) => own.names.configOf(text, values));
		const end = own.names.configOf("commit", []);
		const results = await sendWhole(client, [...opened, ...asked, end]);
		demand(needs, results.slice(0, opened.length));
		return rowsOfReads<R>(results, opened.length);
	});
}

function within<T>(
	own: Own,
	needs: Needs,
	begin: readonly string[],
	work: (tx: Tx) => Promise<T>,
): Promise<T> {
	return readTransaction(
		own.pool,
		opening(own, needs, begin),
		(client) => work(transactionOn(client, own.names)),
		(opened) => demand(needs, opened),
	);
}
