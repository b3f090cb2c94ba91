import { type RawBuilder, sql } from "kysely";
import { limits } from "#kit/contract/limits.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { atMost, pageLimit } from "#kit/server/row-limits.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { activityPart, personPart } from "./named-parts.ts";
import { type Condition, entriesOf, type WantedEntries, waysTo } from "./ways-to-entries.ts";

export interface EntryOrder {
	/** An index has them in this order; for any other all of them are sorted. */
	readonly byTime?: "asc" | "desc";
	/** About the columns of `sortable` in the row `t`, and the tables joined to it. */
	readonly keys: Condition;
	readonly joins?: Condition;
}

interface Paging {
	readonly page: number;
	readonly pageSize: number;
}

export const byTime = {
	asc: sql`t.begin_at, t.id`,
	desc: sql`t.begin_at desc, t.id desc`,
} as const;

/** One more than are told of: then there are more. */
const mostCounted = limits.listLength + 1;

const timed = sql`t.id, t.begin_at`;
const sortable = sql`t.tenant_id, t.id, t.user_id, t.begin_at, t.end_at, t.state, t.activity_id, t.custom`;

/**
 * A list's rows by their `place`, each with `total`: how many there are in all, counted to `mostCounted` at most. First the
 * ids of the page; what is shown is looked up for these alone. Where the page has none, one row has the total alone.
 *
 * @param shown columns and further tables of an entry `t`, its person `u` and activity `a`, each with the `part` that entries say of it
 */
export function pageOfEntries(
	wanted: WantedEntries,
	order: EntryOrder,
	paging: Paging,
	shown: { readonly columns: Condition; readonly joins?: Condition },
): Statement {
	const { tenantId } = wanted;
	return statementOf(sql`
		with ${idsOfPage(wanted, order, paging)}, shown as materialized (
			select page.place, t.* from page join time_tracking t on t.tenant_id = ${tenantId} and t.id = page.id
		), people as materialized (
			-- each once, however many of the entries are hers
			select u.id, u.first_name, u.last_name, ${personPart} as part from app_user u
			where u.tenant_id = ${tenantId} and u.id = any(array(select distinct user_id from shown))
		), kinds as materialized (
			select a.*, ${activityPart} as part from activity a
			where a.tenant_id = ${tenantId} and a.id = any(array(select distinct activity_id from shown))
		)
		select c.total, item.* from counted c
		left join (
			select t.place, ${shown.columns} from shown t
			join people u on u.id = t.user_id
			join kinds a on a.id = t.activity_id ${shown.joins ?? sql``}
			-- or what is looked up for an entry is looked up again for each person it is compared with
			offset 0) item on true
		order by item.place`);
}

/** Parts of a `with`: `page` and `counted`. */
function idsOfPage(wanted: WantedEntries, order: EntryOrder, paging: Paging): Condition {
	const ways = waysTo(wanted);
	const { sets, inTime, others } = ways;
	const entries = entriesOf(ways);
	const { byTime: direction } = order;
	const end = pageLimit(paging);
	if (direction === undefined)
		return sql`
			${sets}counted as materialized (${counted(entries(sql`t.id`, atMost(mostCounted)), mostCounted)}),
			page as materialized (${placed(entries(sortable, sql``), order, paging)} ${end})`;
	const inOrder = sql`order by ${byTime[direction]}`;
	const first = others?.(timed, sql`${inOrder} ${atMost(mostCounted)}`);
	const hit = first && sql`hit as materialized (${first}), `;
	// by time no more is kept than the page: the rest is counted in its index
	const walked = inTime && counted(inTime(sql`t.id`, atMost(mostCounted)), mostCounted);
	const totals = [hit && sql`(select count(*) from hit)`, walked && sql`(${walked})`];
	const total = sql.join(
		totals.filter((one) => one !== undefined),
		sql` + `,
	);
	// only one way finds any, so each turns the pages for itself; those that are turned to are among what is counted
	const isCounted = paging.page * paging.pageSize <= mostCounted;
	const kept = hit && sql`(select * from hit t ${inOrder} ${end})`;
	const turned = [kept, inTime?.(timed, sql`${inOrder} ${end}`)].filter((one) => one !== undefined);
	const ofPage = isCounted
		? sql.join(turned, sql` union all `)
		: entries(timed, sql`${inOrder} ${end}`);
	return sql`
		${sets}${hit ?? sql``}
		counted as materialized (select least(${total}, ${sql.lit(mostCounted)})::int as total),
		page as materialized (${placed(ofPage, order, paging)})`;
}

/** How many there are, however many; one row. */
export function countOfEntries(wanted: WantedEntries): Statement {
	const ways = waysTo(wanted);
	const all = counted(entriesOf(ways)(sql`t.id`, sql``), undefined);
	return statementOf(sql`with ${ways.sets}counted as (${all}) select total from counted`);
}

function counted(entries: Condition, most: number | undefined): RawBuilder<unknown> {
	const end = most === undefined ? sql`` : atMost(most);
	return sql`select count(*)::int as total from (select from (${entries}) e ${end}) c`;
}

/** Beyond the last page nothing is looked for. */
function placed(entries: Condition, { keys, joins }: EntryOrder, paging: Paging): Condition {
	const offset = (paging.page - 1) * paging.pageSize;
	return sql`
		select t.id, row_number() over (order by ${keys}) as place
		from (${entries}) t ${joins ?? sql``}
		where (select total > ${sql.lit(Math.min(offset, limits.listLength))} from counted)
		order by place`;
}
