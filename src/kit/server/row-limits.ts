import { type RawBuilder, sql } from "kysely";

/**
 * One page of a sorted list. Its numbers stand in the text: a plan made once for pages of any size and place expects a
 * tenth of the table to be read, and sorts all of it.
 */
export function pageLimit(asked: { readonly page: number; readonly pageSize: number }) {
	const { page, pageSize } = asked;
	return sql`limit ${whole(pageSize)} offset ${whole((page - 1) * pageSize)}`;
}

/** Beside `atMost`, where a page is no multiple of what is read. */
export function skipping(count: number): RawBuilder<unknown> {
	return sql`offset ${whole(count)}`;
}

/** At most so many rows; a number that is the same at each call. */
export function atMost(count: number): RawBuilder<unknown> {
	return sql`limit ${whole(count)}`;
}

/** Kept out of the values only because it can be nothing but a number. */
function whole(value: number): RawBuilder<number> {
	if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${value} is no count of rows.`);
	return sql.lit(value);
}
