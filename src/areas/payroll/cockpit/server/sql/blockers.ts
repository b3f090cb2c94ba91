import { sql } from "kysely";
import { nearestHoldersOfEach } from "#areas/staff/user-roles/server/public.ts";
import { emptyDaysOfPerson } from "#areas/time-tracking/fix-my-day/server/public.ts";
import { namedPerson } from "#areas/time-tracking/target-actual/server/public.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, rows } from "#kit/server/rows-of.ts";
import type { Blocker } from "../../contract.ts";
import { isOfMonth, type MonthScope } from "./people.ts";

/** What keeps a person's month open. */
export interface OpenPoint {
	readonly userId: string;
	readonly kind: "ABSENCES" | "REQUESTS" | "DAYS" | "BOOKINGS";
	readonly count: number;
	/** The day of the oldest. */
	readonly since: string;
}

/** @param until the last day that is over */
export function openPoints(tx: Tx, scope: MonthScope, until: string): Promise<OpenPoint[]> {
	const { tenantId, from, to } = scope;
	const last = until < to ? until : to;
	return rows(tx)<OpenPoint>`
		with person as materialized (select u.id from app_user u where ${isOfMonth(scope)}),
		found as (
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
			cross join lateral (${emptyDaysOfPerson({ tenantId, from, to: last })(sql`p.id`)}) d)
		select f.user_id as "userId", f.kind, count(*)::int as count, min(f.day)::text as since
		from found f join person p on p.id = f.user_id
		group by f.user_id, f.kind order by f.user_id, f.kind`;
}

export interface Holder {
	readonly userId: string;
	readonly holderId: string;
}

/** Who decides about absences or times of each of some people. */
export function holdersOf(
	tx: Tx,
	sought: { readonly tenantId: string; readonly today: string },
	key: "absences.manage" | "timetrackings.manage",
	userIds: readonly string[],
): Promise<Holder[]> {
	return rows(tx)<Holder>`
		select n."userId", n."holderId" from ${nearestHoldersOfEach({ ...sought, key, level: "FULL" }, userIds)} n`;
}

export interface RemindedPerson extends Pick<Blocker, "user" | "unitName"> {
	readonly remindedAt: Date | null;
}

/** Who they are, and when they were last reminded of the month. */
export function remindedPeople(
	tx: Tx,
	tenantId: string,
	{ month, userIds }: { readonly month: string; readonly userIds: readonly string[] },
): Promise<RemindedPerson[]> {
	return rows(tx)<RemindedPerson>`
		select ${namedPerson} as "user", n.name as "unitName", r.sent_at as "remindedAt"
		from app_user u
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		left join payroll_reminder r on r.tenant_id = u.tenant_id and r.user_id = u.id and r.month = ${month}::date
		where u.tenant_id = ${tenantId} and u.id = any(${[...userIds]}::uuid[])
		order by u.last_name collate natural_order, u.first_name collate natural_order, u.id`;
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
