import type { Ahead } from "./ahead.ts";
import type { Database, RowsOf, Statement, StatementsOf } from "./database.ts";
import type { Tx } from "./tenant-transaction.ts";

/** What reading use cases ask, of whichever database answers this request. */
export interface Reads {
	/** One statement in one round trip. */
	once<R extends Record<string, unknown>>(statement: Statement): Promise<R[]>;
	/** Several statements in one round trip, all of them as things stood at the first. */
	together<R extends Record<string, unknown>[]>(statements: StatementsOf<R>): Promise<RowsOf<R>>;
	read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
	/** As `read`, all of it as things stood at the first statement; nothing can be written. */
	readAtOnce<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** @param ahead goes with the first of them */
export function readsOf(database: Database, tenantId: string, ahead?: Ahead): Reads {
	return {
		once: (statement) => database.once(tenantId, statement, ahead),
		together: (statements) => database.together(tenantId, statements, ahead),
		read: (work) => database.read(tenantId, work, ahead),
		readAtOnce: (work) => database.readAtOnce(tenantId, work, ahead),
	};
}

/** Of work that is not over with the answer, and may write: no replica could answer it. */
export function writingReadsOf(database: Database, tenantId: string): Reads {
	return {
		...readsOf(database, tenantId),
		read: (work) => database.transaction(tenantId, work),
	};
}
