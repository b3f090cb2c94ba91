import { type RawBuilder, sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { atMost, pageLimit } from "#kit/server/row-limits.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { Report, ReportAnswer, ReportAsked, ReportRow } from "../../contract/report.ts";

type Part = RawBuilder<unknown>;

type Asked = Pick<ReportAsked, "search" | "sortBy" | "sortDirection">;

/** Bars of a picture; months are never more than these, others are the greatest ones. */
const mostBars = 24;
const mostGroups = 12;

export type AnsweredReport = Omit<ReportAnswer, "page" | "pageSize"> & Record<string, unknown>;

/** Rows of a report once: a page of them, their number, their sums and their picture; one `AnsweredReport`. */
export function reportStatement(report: Report, rows: Part, asked: ReportAsked): Statement {
	return statementOf(sql`
		with r as materialized (${found(report, rows, asked)}),
		page as (select r.*, row_number() over (order by ${orderOf(report, asked)}) as place from r
			order by place ${pageLimit(asked)})
		select (select count(*)::int from r) as total,
			coalesce((select jsonb_agg(to_jsonb(page) - 'place' order by place) from page), '[]') as items,
			${sumsOf(report)} as sums, ${barsOf(report)} as bars`);
}

/** What words are looked for in. */
const isSaid: readonly string[] = ["text", "month"];

/** The rows that are asked for; of people they are narrowed where people are looked for. */
function found({ of, columns }: Report, rows: Part, { search = "" }: Asked): Part {
	if (of === "PEOPLE") return rows;
	const said = Object.keys(columns).filter((column) => isSaid.includes(columns[column] ?? ""));
	const words = search.toLowerCase().split(/\s+/).filter(Boolean);
	const text = sql`lower(concat_ws(' ', ${sql.join(said.map((column) => sql`r.${sql.ref(column)}`))}))`;
	return sql`select * from (${rows}) r
		where ${sql.join([sql`true`, ...words.map((word) => sql`strpos(${text}, ${word}) > 0`)], sql` and `)}`;
}

/** What is not known always comes last; of equal rows those come first that read first. */
function orderOf({ of, columns }: Report, { sortBy = "", sortDirection }: Asked): Part {
	const names = of === "PEOPLE" ? ["lastName", "firstName"] : [];
	const shown = Object.keys(columns).filter((column) => columns[column] !== "key");
	const first = sortBy === "name" ? names : shown.filter((column) => column === sortBy);
	const down = (column: string) => sortDirection === "DESC" && first.includes(column);
	const keys = [...new Set([...first, ...names, ...shown])].map((column) => {
		const isText = columns[column] === "key" || columns[column] === "text";
		const order = sql.raw(
			`${isText ? "collate natural_order " : ""}${down(column) ? "desc" : "asc"}`,
		);
		return sql`r.${sql.ref(column)} ${order} nulls last`;
	});
	return sql.join([...keys, sql`r.id`]);
}

function sumsOf({ summed }: Report): Part {
	if (summed.length === 0) return sql`'{}'::jsonb`;
	const sums = summed.map(
		(column) => sql`${sql.lit(column)}, coalesce(sum(r.${sql.ref(column)}), 0)::float8`,
	);
	return sql`(select jsonb_build_object(${sql.join(sums)}) from r)`;
}

function barsOf({ picture, columns }: Report): Part {
	if (picture === undefined) return sql`'[]'::jsonb`;
	const { by, values } = picture;
	const sums = sql.join(
		values.map((column) =>
			column === "*" ? sql`count(*)::float8` : sql`sum(r.${sql.ref(column)})::float8`,
		),
	);
	const isByTime = columns[by] === "month";
	const order = isByTime ? sql`b.label` : sql`b.figures[1] desc nulls last, b.label`;
	return sql`(
		select coalesce(jsonb_agg(jsonb_build_object('label', b.label, 'values', b.figures) order by ${order}), '[]')
		from (
			select * from (select r.${sql.ref(by)} as label, array[${sums}] as figures from r group by 1) b
			order by ${order} ${atMost(isByTime ? mostBars : mostGroups)}) b)`;
}

/** All rows in their order, so many at once; the rows are made once, however many are read. */
export async function* reportRows(
	tx: Tx,
	report: Report,
	rows: Part,
	asked: Asked,
): AsyncGenerator<ReportRow[], void> {
	const { text, values } = statementOf(
		sql`select r.* from (${found(report, rows, asked)}) r order by ${orderOf(report, asked)}`,
	);
	await rowsOf(tx, { text: `declare report_rows no scroll cursor for ${text}`, values });
	for (;;) {
		const batch = await rowsOf<ReportRow>(tx, { text: "fetch 1000 from report_rows", values: [] });
		if (batch.length > 0) yield batch;
		if (batch.length < 1000) break;
	}
	await rowsOf(tx, { text: "close report_rows", values: [] });
}

export function countStatement(report: Report, rows: Part, asked: Asked): Statement {
	return statementOf(sql`select count(*)::int as total from (${found(report, rows, asked)}) r`);
}
