import { type RawBuilder, sql } from "kysely";

/**
 * Part of `rows from (…)`: values as texts of JSON, one a row. JSON has no line break of its own, so that lines travel as they are; in an
 * array each of their many quotes would be written twice and read twice.
 */
export function jsonTexts(values: readonly unknown[]): RawBuilder<string> {
	return sql`string_to_table(${values.map((value) => JSON.stringify(value)).join("\n")}::text, chr(10))`;
}
