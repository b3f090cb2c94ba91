import {
	DummyDriver,
	Kysely,
	PostgresAdapter,
	PostgresIntrospector,
	PostgresQueryCompiler,
	type RawBuilder,
} from "kysely";
import type { Statement } from "./database/database.ts";

/** Writes SQL and reaches no database. */
const writer = new Kysely<never>({
	dialect: {
		createAdapter: () => new PostgresAdapter(),
		createDriver: () => new DummyDriver(),
		createIntrospector: (db) => new PostgresIntrospector(db),
		createQueryCompiler: () => new PostgresQueryCompiler(),
	},
});

/** A composed `sql` as one statement, to be sent in one round trip. */
export function statementOf(query: RawBuilder<unknown>): Statement {
	const { sql: text, parameters } = query.compile(writer);
	return { text, values: parameters };
}
