import { limits } from "#kit/contract/limits.ts";

/**
 * A row of a page, with how many rows there are on all of them: counted at most to one beyond `limits.listLength`. A page
 * beyond the last one is one row with the number alone, null for its id.
 */
export type Counted<Row> = Row & { readonly total: number };

interface Paging {
	readonly page: number;
	readonly pageSize: number;
}

/** A page as lists answer it. */
export function answeredPage<Row extends { readonly id: string | null }>(
	{ page, pageSize }: Paging,
	rows: readonly Counted<Row>[],
) {
	const counted = rows[0]?.total ?? 0;
	const hasMore = counted > limits.listLength;
	const total = hasMore ? limits.listLength : counted;
	const items = rows.filter(({ id }) => id !== null);
	return { items, total, ...(hasMore && { hasMore }), page, pageSize };
}
