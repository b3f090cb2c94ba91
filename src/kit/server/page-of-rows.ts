import { type RawBuilder, sql } from "kysely";
import type { Statement } from "./database/database.ts";
import { pageLimit } from "./row-limits.ts";
import { statementOf } from "./statement-of.ts";

type Expression = RawBuilder<unknown>;

/** What a list is sorted by: a value of the row `r`, what is not known always last. */
export interface SortKey {
	readonly value: Expression;
	readonly descending?: boolean;
}

interface Sorted {
	/** All rows with their `id`, which no two have in common. Columns that nothing asks for cost nothing. */
	readonly rows: Expression;
	/** The same rows with everything that is shown, where that is more. */
	readonly shown?: Expression;
	/** Conditions of the row `r`. */
	readonly where?: readonly Expression[];
	readonly keys: readonly SortKey[];
	readonly paging: { readonly page: number; readonly pageSize: number };
}

/**
 * One page of rows in order, each with `total`: how many there are in all. First the ids of the page, then what is shown of
 * these: a hundred rows or ten thousand, the page costs the same. Beyond the last page one row tells the total alone,
 * with null for its id.
 */
export function pageOfRows(sorted: Sorted): Statement {
	return statementOf(sql`${pageSelected(sorted)} order by place`);
}

/** The same as a part of another statement, for lists about one thing; what it answers is ordered by `place`. */
export function pageSelected({ rows, shown = rows, where = [], keys, paging }: Sorted): Expression {
	const column = (nth: number) => sql.ref(`key${nth}`);
	const values = keys.map(({ value }, nth) => sql`${value} as ${column(nth)}`);
	const order = keys.map(
		({ descending }, nth) => sql`${column(nth)} ${sql.raw(descending ? "desc" : "asc")} nulls last`,
	);
	return pageOfHits({
		hit: sql`
			select ${sql.join([sql`r.id`, ...values])} from (${rows}) r
			where ${sql.join([sql`true`, ...where], sql` and `)}`,
		order: sql.join([...order, sql`id`]),
		shown: sql`select * from (${shown}) r where r.id = any(${idsOfPage})`,
		paging,
	});
}

/** Ids of the page, for what is shown of them. */
export const idsOfPage = sql`array(select id from page)`;

interface Hits extends Pick<Sorted, "paging"> {
	/** Each row's `id`, with what it is sorted by. */
	readonly hit: Expression;
	/** By columns of these, no two alike. */
	readonly order: Expression;
	/** What is shown of the rows of `idsOfPage`, with their `id`. */
	readonly shown: Expression;
}

export function pageOfHits({ hit, order, shown, paging }: Hits): Expression {
	return sql`
		with hit as materialized (${hit}), page as materialized (
			select id, row_number() over () as place from (
				select id from hit order by ${order} ${pageLimit(paging)}) sorted
		)
		select t.total, item.* from (select count(*)::int as total from hit) t
		-- a part of its own, and of the page's ids alone: what a row looks up is looked up for these, and once for each
		left join (
			select page.place, r.* from page join (${shown}) r on r.id = page.id offset 0) item on true`;
}

/** People as a dictionary has them, of the columns `lastName` and `firstName`. */
export const byName: readonly SortKey[] = [
	{ value: sql`r."lastName" collate natural_order` },
	{ value: sql`r."firstName" collate natural_order` },
];
