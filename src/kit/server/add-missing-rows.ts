import { sql } from "kysely";
import type { DB } from "#database/schema.generated.ts";
import type { Tx } from "./database/tenant-transaction.ts";
import { rows } from "./rows-of.ts";

/**
 * Adds those of some rows that nothing there stands against, by a statement that is the same for any number of them.
 *
 * @param given all with the same columns; numbers, texts, days and instants
 * @returns the ids of those that were added
 */
export async function addMissingRows(
	tx: Tx,
	table: keyof DB & string,
	given: readonly Readonly<Record<string, unknown>>[],
): Promise<Set<string>> {
	const [first] = given;
	if (first === undefined) return new Set();
	const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
	const added = await rows(tx)<{ id: string }>`
		insert into ${sql.table(table)} (${columns})
		select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(given)}::jsonb)
		on conflict do nothing returning id`;
	return new Set(added.map(({ id }) => id));
}
