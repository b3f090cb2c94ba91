import { type RawBuilder, sql } from "kysely";
import { holdsWords, isOfUnits } from "#areas/staff/user-roles/server/public.ts";
import { namedPerson } from "#areas/time-tracking/target-actual/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { pageLimit } from "#kit/server/row-limits.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { MonthCloseItem, obstacleCodes } from "../../contract/fields.ts";
import type { contract } from "../../contract.ts";

type Input = InputOf<(typeof contract)["listMonthCloses"]>;

export interface Scope {
	readonly tenantId: string;
	readonly now: Date;
	/** Conditions of the row `u`. */
	readonly isReadable: RawBuilder<unknown>;
	readonly isClosable: RawBuilder<unknown>;
	readonly isInSite: RawBuilder<unknown>;
}

interface Range {
	/** Civil days, the first and the last of a month. */
	readonly from: string;
	readonly to: string;
}

export type ListedMonth = Omit<MonthCloseItem, "closedAt" | "obstacles" | "changedMinutes"> &
	Record<string, unknown> & {
		readonly total: number;
		/** Of the person. */
		readonly id: string | null;
		readonly closedAt: Date | null;
		/** How often something speaks against closing. */
		readonly found: Readonly<Record<(typeof obstacleCodes)[number], number>>;
		readonly frozenMinutes: number | null;
	};

/** A page of people with their month, by name; rows are `ListedMonth`. */
export function listedMonths(scope: Scope, range: Range, input: Input): Statement {
	const { tenantId, now, isClosable } = scope;
	const { page, pageSize, sortDirection } = input;
	const direction = sql.raw(sortDirection === "DESC" ? "desc" : "asc");
	const order = sql`p.last_name collate natural_order ${direction}, p.first_name collate natural_order ${direction}, p.id`;
	return statementOf(sql`
		with person as materialized (${people(scope, range, input)}), shown as materialized (
			-- numbered afterwards: numbered first, all would have to be sorted
			select u.*, row_number() over () as place from (
				select p.* from person p order by ${order} ${pageLimit({ page, pageSize })}) u)
		select t.total, item.* from (select count(*)::int as total from person) t left join (
		select u.id, u.place, ${namedPerson} as "user",
			n.name as "unitName", m.close_no is not null as "isClosed", m.close_no as "closeNo", m.closed_at as "closedAt",
			(${now}::timestamptz at time zone s.time_zone)::date > ${range.to}::date as "isOver",
			${isClosable} as "mayClose",
			nullif(concat_ws(' ', b.first_name, b.last_name), '') as "closedBy", c."balanceMinutes",
			json_build_object('ENTRY_RUNNING', e.running, 'REQUESTED', e.requested, 'CHANGE_REQUESTED', r.asked,
				'VIOLATIONS', coalesce(k.violations, c.violations), 'EARLIER_OPEN', x.months, 'STALE', d.stale) as found,
			(f.figures ->> 'balanceMinutes')::int as "frozenMinutes"
		from shown u
		join unit n on n.tenant_id = ${tenantId} and n.id = u.unit_id
		join site s on s.tenant_id = ${tenantId} and s.id = u.site_id
		left join closed_month m on m.tenant_id = ${tenantId} and m.user_id = u.id and m.month = ${range.from}::date
		left join app_user b on b.tenant_id = ${tenantId} and b.id = m.closed_by
		left join frozen_month f on f.tenant_id = ${tenantId} and f.user_id = u.id and f.month = ${range.from}::date
			and f.close_no = m.close_no
		left join lateral (
			select sum(jsonb_array_length(${broken(sql`z.result -> 'violations'`)}))::int as violations from frozen_day z
			where z.tenant_id = ${tenantId} and z.user_id = u.id and z.day >= ${range.from} and z.day <= ${range.to}
				and z.close_no = m.close_no) k on true
		${facts(tenantId, range)}) item on true
		order by item.place`);
}

function people(
	{ tenantId, isReadable, isInSite }: Scope,
	range: Range,
	{ userIds, unitIds, recursive, isClosed, search }: Input,
): RawBuilder<unknown> {
	const conditions = [
		sql`u.tenant_id = ${tenantId} and u.role = 'USER' and ${isReadable} and ${isInSite}`,
		...(userIds === undefined ? [sql`u.is_enabled`] : [sql`u.id = any(${[...userIds]}::uuid[])`]),
		...(unitIds === undefined ? [] : [isOfUnits(tenantId, unitIds, recursive)]),
		...(isClosed === undefined
			? []
			: [sql`(${isClosedIn(tenantId, range)}) = ${isClosed}::boolean`]),
		...holdsWords(search),
	];
	return sql`
		select u.id, u.first_name, u.last_name, u.personnel_no, u.unit_id, u.site_id from app_user u
		where ${sql.join(conditions, sql` and `)}`;
}

/** Whether the month of the row `u` is closed, where it is asked of everybody: all that are closed are read at once. */
const isClosedIn = (tenantId: string, { from }: Range) => sql`
	u.id in (select m.user_id from closed_month m where m.tenant_id = ${tenantId} and m.month = ${from}::date)`;

/** Of violations those that are some: what is lawful so far is told as INFO. */
function broken(violations: RawBuilder<unknown>): RawBuilder<unknown> {
	return sql`jsonb_path_query_array(${violations}, '$[*] ? (@.severity != "INFO")')`;
}

/** What is counted of each person's month. */
function facts(tenantId: string, { from, to }: Range): RawBuilder<unknown> {
	return sql`
		-- each by the index that has nothing else: all entries of the month are many more
		cross join lateral (
			select (
				select count(*)::int from time_tracking t
				where t.tenant_id = ${tenantId} and t.user_id = u.id and t.end_at is null
					and t.day >= ${from} and t.day <= ${to} and t.deleted_at is null) as running, (
				select count(*)::int from time_tracking t
				where t.tenant_id = ${tenantId} and t.user_id = u.id and t.state = 'REQUESTED' and t.end_at is not null
					and t.day >= ${from} and t.day <= ${to} and t.deleted_at is null) as requested) e
		cross join lateral (
			select count(*)::int as asked
			from time_tracking_change_request q
			join time_tracking t on t.tenant_id = q.tenant_id and t.id = q.time_tracking_id
			where q.tenant_id = ${tenantId} and q.state = 'OPEN' and t.user_id = u.id and t.day >= ${from} and t.day <= ${to}) r
		cross join lateral (
			select coalesce(sum(jsonb_array_length(${broken(sql`g.violations`)})), 0)::int as violations,
				coalesce(sum(g.balance_min), 0)::int as "balanceMinutes"
			from day_result g
			where g.tenant_id = ${tenantId} and g.user_id = u.id and g.day >= ${from} and g.day <= ${to}) c
		cross join lateral (
			select count(distinct g.day)::int as stale from day_stale w
			join day_result g on g.tenant_id = w.tenant_id and g.user_id = w.user_id and g.day >= w.from_day and g.day <= w.to_day
			where w.tenant_id = ${tenantId} and w.user_id = u.id and g.day >= ${from} and g.day <= ${to}) d
		cross join lateral (
			select coalesce((extract(year from ${from}::date) * 12 + extract(month from ${from}::date)
				- extract(year from max(o.month)) * 12 - extract(month from max(o.month)))::int - 1, 0) as months
			from closed_month o
			where o.tenant_id = ${tenantId} and o.user_id = u.id and o.month < ${from}) x`;
}
