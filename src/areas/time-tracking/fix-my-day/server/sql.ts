import { type RawBuilder, sql } from "kysely";
import { waitsWithin } from "#areas/time-tracking/target-actual/server/public.ts";
import type { GapEntry } from "#domain/fix-my-day/gap-day.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { byName, pageOfRows } from "#kit/server/page-of-rows.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";
import type { contract, PersonWithoutActuals } from "../contract.ts";

export interface Asked {
	readonly tenantId: string;
	readonly userId: string;
	/** Civil days, both inclusive. */
	readonly from: string;
	readonly to: string;
}

/** Instants are epoch seconds. */
export interface GapEntryRow extends GapEntry {
	readonly day: string;
	readonly activityName: string;
	readonly rejectedBecause: string | null;
	/** Only where one is owed. */
	readonly reasons: { id: string; text: string }[];
}

/** Entries in whatever state, in order of time. */
export function gapEntries(tx: Tx, { tenantId, userId, from, to }: Asked) {
	return rows(tx)<GapEntryRow>`
		select t.id, t.version, t.day::text as day, floor(extract(epoch from t.begin_at))::float8 as begin,
			floor(extract(epoch from t.end_at))::float8 as end, t.class_type as "classType", t.activity_id as "activityId",
			a.name as "activityName", t.project_node_id as "projectNodeId", t.state, t.auto_finished as "autoFinished",
			t.corrected, t.needs_reason and t.reason is null as "owesReason",
			case when c.id is not null then case when c.proposed ->> 'bookingId' is null then 'PERSON' else 'BOOKING' end end as change,
			case when t.state = 'REJECTED' then (
				select e.reason from approval_event e
				where e.tenant_id = ${tenantId} and e.time_tracking_id = t.id and e.kind = 'REJECTED'
				order by e.id desc limit 1) end as "rejectedBecause",
			case when t.needs_reason and t.reason is null then (
				select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'text', r.text) order by r.text), '[]')
				from activity_reason r
				where r.tenant_id = ${tenantId} and r.activity_id = t.activity_id and r.is_enabled) else '[]' end as reasons
		from time_tracking t
		join activity a on a.tenant_id = t.tenant_id and a.id = t.activity_id
		left join time_tracking_change_request c
			on c.tenant_id = t.tenant_id and c.time_tracking_id = t.id and c.state = 'OPEN'
		where t.tenant_id = ${tenantId} and t.user_id = ${userId} and t.day >= ${from} and t.day <= ${to}
			and t.deleted_at is null
		order by t.begin_at, t.id`;
}

/** What is entered for a person who says nothing else: her own default, the company's, the first by name. */
export async function defaultActivities(
	tx: Tx,
	{ tenantId, userId }: Pick<Asked, "tenantId" | "userId">,
): Promise<ReadonlyMap<string, string>> {
	const found = await rows(tx)<{ classType: string; id: string }>`
		select distinct on (a.class_type) a.class_type as "classType", a.id
		from activity a
		left join activity_override o on o.tenant_id = a.tenant_id and o.activity_id = a.id and o.user_id = ${userId}
		where a.tenant_id = ${tenantId} and a.category = 'TRACKING' and a.class_type in ('WORKTIME', 'PAUSE') and a.is_enabled
			and coalesce(o.is_allowed, true)
		order by a.class_type, coalesce(o.is_default, false) desc, a.is_default desc, a.name collate natural_order, a.id`;
	return new Map(found.map(({ classType, id }) => [classType, id]));
}

/** Absences that nobody has agreed to yet. */
export function askedAbsences(tx: Tx, { tenantId, userId, from, to }: Asked) {
	return rows(tx)<{ readonly from: string; readonly to: string }>`
		select b.from_date::text as "from", b.to_date::text as "to" from absence b
		where b.tenant_id = ${tenantId} and b.user_id = ${userId} and b.to_date >= ${from} and b.from_date <= ${to}
			and b.state in ('PLANNED', 'REQUESTED')`;
}

/** The months of a person that were closed, `2026-10`. */
export async function closedMonths(tx: Tx, { tenantId, userId, from }: Omit<Asked, "to">) {
	const found = await rows(tx)<{ month: string }>`
		select to_char(c.month, 'YYYY-MM') as month from closed_month c
		where c.tenant_id = ${tenantId} and c.user_id = ${userId} and c.month >= date_trunc('month', ${from}::date)::date`;
	return new Set(found.map(({ month }) => month));
}

export function nameOf(tx: Tx, tenantId: string, userId: string) {
	return firstRow(tx)<{ firstName: string; lastName: string }>`
		select first_name as "firstName", last_name as "lastName" from app_user
		where tenant_id = ${tenantId} and id = ${userId}`;
}

/** The state of an entry of a person; undefined where she has none of this id. */
export async function stateOf(tx: Tx, tenantId: string, userId: string, entryId: string) {
	const row = await firstRow(tx)<{ state: string }>`
		select state from time_tracking
		where tenant_id = ${tenantId} and user_id = ${userId} and id = ${entryId} and deleted_at is null`;
	return row?.state;
}

export interface EmptyDaysScope {
	readonly tenantId: string;
	readonly ownId: string;
	/** Conditions of the row `u` of a person. */
	readonly isVisible: RawBuilder<unknown>;
	readonly isInSite: RawBuilder<unknown>;
	/** First and last civil day, both inclusive. */
	readonly from: string;
	readonly to: string;
}

/** With how many there are on all pages. */
export type EmptyDaysRow = PersonWithoutActuals &
	Record<string, unknown> & { readonly id: string | null; readonly total: number };

/** Other people's days with a target and nothing to show for it, by their names; the overview counts one's own alike. */
export function emptyDaysOf(
	{ tenantId, ownId, isVisible, isInSite, from, to }: EmptyDaysScope,
	{ search = "", sortDirection, page, pageSize }: InputOf<typeof contract.listDaysWithoutActuals>,
): Statement {
	const words = search.toLowerCase().split(/\s+/).filter(Boolean);
	const found = words.map(
		(word) =>
			sql`and strpos(lower(concat_ws(' ', u.first_name, u.last_name, u.personnel_no)), ${word}) > 0`,
	);
	const empty = emptyDaysOfPerson({ tenantId, from, to });
	// first who is asked about: the days are then looked for person by person, and among the empty ones alone
	const people = sql`
		with person as materialized (
			select u.id, u.first_name as "firstName", u.last_name as "lastName" from app_user u
			where u.tenant_id = ${tenantId} and u.role = 'USER' and u.is_enabled and u.id <> ${ownId}
				and ${isVisible} and ${isInSite} ${sql.join(found, sql` `)})
		select p.* from person p cross join lateral (${empty(sql`p.id`)} limit 1) d`;
	const shown = sql`
		select u.id, u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", n.name as "unitName", (
			select array_agg(d.day::text order by d.day desc) from (${empty(sql`u.id`)}) d) as days
		from app_user u
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		where u.tenant_id = ${tenantId}`;
	const keys = byName.map((key) => ({ ...key, descending: sortDirection === "DESC" }));
	return pageOfRows({ rows: people, shown, keys, paging: { page, pageSize } });
}

/** Days of a person by the index that has nothing but empty ones. */
export function emptyDaysOfPerson({
	tenantId,
	from,
	to,
}: Pick<EmptyDaysScope, "tenantId" | "from" | "to">) {
	return (user: RawBuilder<unknown>) => sql`
		select r.day from day_result r
		where r.tenant_id = ${tenantId} and r.user_id = ${user} and r.day >= ${from} and r.day <= ${to}
			and r.target_min > r.holiday_credit_min + r.absence_credit_min and r.worked_min = 0 and r.pending_min = 0
			-- a day that waits to be computed comes or goes in a moment: it is nobody's to mend yet
			and not ${waitsWithin(tenantId, user, { from: sql`r.day`, until: sql`r.day + 1` })}
			and not exists (
				select from time_tracking t
				where t.tenant_id = ${tenantId} and t.user_id = r.user_id and t.day = r.day and t.deleted_at is null
					and t.state in ('PLANNED', 'REQUESTED', 'APPROVED'))
			and not exists (
				select from absence b
				where b.tenant_id = ${tenantId} and b.user_id = r.user_id and b.from_date <= r.day and b.to_date >= r.day
					and b.state in ('PLANNED', 'REQUESTED'))
			and not exists (
				select from closed_month c
				where c.tenant_id = ${tenantId} and c.user_id = r.user_id and c.month = date_trunc('month', r.day)::date)`;
}
