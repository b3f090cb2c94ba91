import { type RawBuilder, sql } from "kysely";
import { nearestHoldersOfEach } from "#areas/staff/user-roles/server/public.ts";
import { emptyDaysOfPerson } from "#areas/time-tracking/fix-my-day/server/public.ts";
import { namedPerson } from "#areas/time-tracking/target-actual/server/public.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { Blocker } from "../../contract.ts";
import { isOfMonth, type MonthScope } from "./people.ts";

/** What keeps months of people open, by the person: a row for each day, month or request. */
function openPoints({ tenantId, from, to }: MonthScope, until: string): RawBuilder<unknown> {
	const last = until < to ? until : to;
	return sql`
		select b.user_id, 'ABSENCES' as kind, greatest(b.from_date, ${from}::date) as day from absence b
		where b.tenant_id = ${tenantId} and b.state = 'REQUESTED' and b.from_date <= ${to} and b.to_date >= ${from}
		union all
		select t.user_id, 'REQUESTS', t.day from time_tracking t
		where t.tenant_id = ${tenantId} and t.state = 'REQUESTED' and t.end_at is not null
			and t.day between ${from} and ${to} and t.deleted_at is null
		union all
		select t.user_id, 'REQUESTS', t.day from time_tracking_change_request q
		join time_tracking t on t.tenant_id = q.tenant_id and t.id = q.time_tracking_id
		where q.tenant_id = ${tenantId} and q.state = 'OPEN' and t.day between ${from} and ${to}
		union all
		select l.user_id, 'BOOKINGS', l.month from late_booking l
		where l.tenant_id = ${tenantId} and l.settled_at is null and l.month = ${from}::date
		union all
		select p.id, 'DAYS', d.day from person p
		cross join lateral (${emptyDaysOfPerson({ tenantId, from, to: last })(sql`p.id`)}) d`;
}

export interface BlockerRow
	extends Omit<Blocker, "remindedAt" | "isReminded">,
		Record<string, unknown> {
	/** When she was last reminded of the month. */
	readonly remindedAt: Date | null;
}

interface SoughtBlockers {
	/** The civil day on which rights count. */
	readonly today: string;
	/** The last day that is over. */
	readonly until: string;
	/** These alone; undefined: all. */
	readonly userIds?: readonly string[];
}

/** Who could settle what keeps a month open: who decides about absences or times of those whose month it is; the most first. */
export function blockersOf(
	scope: MonthScope,
	{ today, until, userIds }: SoughtBlockers,
): Statement {
	const { tenantId, from } = scope;
	const decided = (key: "absences.manage" | "timetrackings.manage") => {
		const isDecided = sql.raw(
			key === "absences.manage" ? "kind = 'ABSENCES'" : "kind <> 'ABSENCES'",
		);
		const people = sql`select user_id as id from point where ${isDecided}`;
		return sql`
			select n."holderId" as id, p.* from point p
			join ${nearestHoldersOfEach({ tenantId, today, key, level: "FULL" }, people)} n on n."userId" = p.user_id
			where ${isDecided}`;
	};
	const sumOf = (kind: string) =>
		sql`coalesce(sum(h.count) filter (where ${sql.raw(kind)}), 0)::int`;
	return statementOf(sql`
		with person as materialized (select u.id from app_user u where ${isOfMonth(scope)}),
		point as materialized (
			select f.user_id, f.kind, count(*)::int as count, min(f.day) as since
			from (${openPoints(scope, until)}) f join person p on p.id = f.user_id
			group by f.user_id, f.kind),
		held as (
			select h.id, sum(h.count)::int as count, min(h.since)::text as since,
				${sumOf("h.kind in ('REQUESTS', 'ABSENCES')")} as requests, ${sumOf("h.kind = 'DAYS'")} as days,
				${sumOf("h.kind = 'BOOKINGS'")} as bookings
			from (${decided("absences.manage")} union all ${decided("timetrackings.manage")}) h
			${userIds === undefined ? sql`` : sql`where h.id = any(${[...userIds]}::uuid[])`}
			group by h.id)
		select ${namedPerson} as "user", n.name as "unitName", h.requests, h.days as "daysWithoutActuals",
			h.bookings as "lateBookings", h.since, r.sent_at as "remindedAt"
		from held h
		join app_user u on u.tenant_id = ${tenantId} and u.id = h.id
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		left join payroll_reminder r on r.tenant_id = u.tenant_id and r.user_id = u.id and r.month = ${from}::date
		order by h.count desc, u.last_name collate natural_order, u.first_name collate natural_order, u.id`);
}

/** Keeps that people are reminded of a month; two who remind at once wait for each other. */
export async function holdReminders(tx: Tx, tenantId: string, month: string): Promise<void> {
	const key = `payroll reminders ${tenantId} ${month}`;
	await execute(tx)`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
}

export async function setReminded(
	tx: Tx,
	tenantId: string,
	{ month, userIds, at }: { month: string; userIds: readonly string[]; at: Date },
): Promise<void> {
	await execute(tx)`
		insert into payroll_reminder (tenant_id, month, user_id, sent_at)
		select ${tenantId}::uuid, ${month}::date, id, ${at}::timestamptz from unnest(${[...userIds]}::uuid[]) id
		on conflict (tenant_id, month, user_id) do update set sent_at = excluded.sent_at`;
}
