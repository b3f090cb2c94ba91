import { limits } from "#kit/contract/limits.ts";

/** A row of a page, with how many rows there are on all of them; beyond the last page one row with the number alone. */
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
	const items = rows.filter(({ id }) => id !== null);
	return { items, total: rows[0]?.total ?? 0, page, pageSize };
}

/** The same of a list that is counted to one beyond `limits.listLength` at most. */
export function cappedPage<Row extends { readonly id: string | null }>(
	paging: Paging,
	rows: readonly Counted<Row>[],
) {
	const answer = answeredPage(paging, rows);
	if (answer.total <= limits.listLength) return answer;
	return { ...answer, total: limits.listLength, hasMore: true };
}
