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

/** @param writes by work that is not over with the answer; what only reads must not, or a replica could not answer it */
export function readsOf(database: Database, tenantId: string, { writes = false } = {}): Reads {
	return {
		once: (statement) => database.once(tenantId, statement),
		together: (statements) => database.together(tenantId, statements),
		read: (work) => (writes ? database.transaction(tenantId, work) : database.read(tenantId, work)),
		readAtOnce: (work) => database.readAtOnce(tenantId, work),
	};
}
