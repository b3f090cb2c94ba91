import { createHash } from "node:crypto";
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

/**
 * A composed `sql` as one named statement, to be sent in one round trip. Its name is that of its text: the same question
 * with other values is planned once.
 */
export function statementOf(query: RawBuilder<unknown>): Statement {
	const { sql: text, parameters } = query.compile(writer);
	const name = `q_${createHash("sha1").update(text).digest("hex").slice(0, 24)}`;
	return { name, text, values: parameters };
}
