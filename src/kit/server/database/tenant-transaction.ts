import {
	type CompiledQuery,
	type DatabaseConnection,
	type Driver,
	Kysely,
	PostgresAdapter,
	PostgresIntrospector,
	PostgresQueryCompiler,
	type QueryResult,
} from "kysely";
import type pg from "pg";
import type { DB } from "#database/schema.generated.ts";
import { ask } from "./ask.ts";
import type { StatementNames } from "./statement-names.ts";

declare const boundToTenant: unique symbol;

/** A transaction of one tenant: the only way to the database. Passed first; there is no global handle. */
export type Tx = Kysely<DB> & { readonly [boundToTenant]: true };

/**
 * Makes Kysely speak through a connection whose transaction somebody else opened.
 *
 * @param names of statements of this connection's pool; without them all are planned at each call
 */
export function transactionOn(client: pg.ClientBase, names?: StatementNames): Tx {
	return new Kysely<DB>({
		dialect: {
			createAdapter: () => new PostgresAdapter(),
			createDriver: () => new OpenTransactionDriver(client, names),
			createIntrospector: (db) => new PostgresIntrospector(db),
			createQueryCompiler: () => new PostgresQueryCompiler(),
		},
	}) as Tx;
}

class OpenTransactionDriver implements Driver {
	readonly #connection: DatabaseConnection;

	constructor(client: pg.ClientBase, names: StatementNames | undefined) {
		this.#connection = {
			async executeQuery<R>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<R>> {
				const statement = names?.configOf(text, parameters) ?? { text, values: [...parameters] };
				const { rows, rowCount } = await ask(client, statement);
				return { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) };
			},
			streamQuery() {
				throw new Error("Streaming needs a cursor of its own.");
			},
		};
	}

	async init(): Promise<void> {}
	async acquireConnection(): Promise<DatabaseConnection> {
		return this.#connection;
	}
	async beginTransaction(): Promise<void> {
		throw new Error("The transaction is already open.");
	}
	async commitTransaction(): Promise<void> {}
	async rollbackTransaction(): Promise<void> {}
	async releaseConnection(): Promise<void> {}
	async destroy(): Promise<void> {}
}
