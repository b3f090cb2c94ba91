import type { CountedDay, RecountedDay } from "#domain/leave/recount/recounted-days.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, rows } from "#kit/server/rows-of.ts";
import { type HeldAbsence, heldAbsence } from "./absence.ts";

/** A person whose absences wait to be counted anew. */
interface WaitingPerson {
	readonly userId: string;
	/** Of the note: a later change gives it another. */
	readonly number: number;
	/** Who is archived keeps what there is. */
	readonly isArchived: boolean;
}

/** The next people by id, some of them. */
export function waitingPeople(tx: Tx, tenantId: string, afterId: string, most: number) {
	return rows(tx)<WaitingPerson>`
		select s.user_id as "userId", s.number::float8 as number, coalesce(not u.is_enabled, true) as "isArchived"
		from absence_stale s
		left join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
		where s.tenant_id = ${tenantId} and s.user_id > ${afterId}
		order by s.user_id limit ${most}`;
}

/**
 * Takes notes off, as far as nothing came since they were read. What somebody is just about to change stays for the next time:
 * nobody is waited for here.
 */
export async function takeNotes(
	tx: Tx,
	tenantId: string,
	people: readonly WaitingPerson[],
): Promise<void> {
	await execute(tx)`
		delete from absence_stale s using (
			select n.user_id from absence_stale n
			join unnest(${people.map(({ userId }) => userId)}::uuid[], ${people.map(({ number }) => number)}::bigint[]) g(user_id, number)
				on n.user_id = g.user_id and n.number = g.number
			where n.tenant_id = ${tenantId} for update of n skip locked) t
		where s.tenant_id = ${tenantId} and s.user_id = t.user_id`;
}

/** An absence with its days, as they are kept. */
export interface KeptAbsence extends HeldAbsence {
	/** The kind of leave whose account it is taken from; null: from none. */
	readonly accountActivityId: string | null;
	/** Of all its days, in ten thousandths of a day. */
	readonly total: number;
	readonly days: readonly CountedDay[];
}

/**
 * Absences that are wanted or count, with those of their days that lie neither in a closed month nor in a closed leave year. What is
 * taken from nothing is over with the leave of its year, whatever kind that was of: where months are never closed, years of illness
 * would be counted with every change.
 */
export function absencesToRecount(tx: Tx, tenantId: string, userIds: readonly string[]) {
	return rows(tx)<KeptAbsence>`
		select ${heldAbsence}, case a.deducts when 'LEAVE' then coalesce(a.leave_activity_id, a.id) end as "accountActivityId",
			(select (sum(t.cost) * 10000)::int from absence_day t where t.tenant_id = b.tenant_id and t.absence_id = b.id) as total,
			jsonb_agg(jsonb_build_object('day', d.day, 'cost', (d.cost * 10000)::int, 'costMinutes', d.cost_min, 'reason', d.reason)
				order by d.day) as days
		from absence b
		join activity a on a.tenant_id = b.tenant_id and a.id = b.activity_id
		join absence_day d on d.tenant_id = b.tenant_id and d.absence_id = b.id
		where b.tenant_id = ${tenantId} and b.user_id = any(${[...userIds]}::uuid[]) and b.state in ('PLANNED', 'REQUESTED', 'APPROVED')
			and not exists (select from closed_month c
				where c.tenant_id = d.tenant_id and c.user_id = d.user_id and c.month = date_trunc('month', d.day)::date)
			and not exists (select from leave_year_end_person p
				join leave_year_end y on y.tenant_id = p.tenant_id and y.id = p.year_end_id and y.state <> 'UNDONE'
				where p.tenant_id = d.tenant_id and p.user_id = d.user_id
					and (y.activity_id = coalesce(a.leave_activity_id, a.id) or a.deducts = 'NONE')
					and y.year >= extract(year from d.day))
		group by b.tenant_id, b.id, a.tenant_id, a.id
		order by b.user_id, b.from_date, b.id`;
}

export async function changeCosts(
	tx: Tx,
	tenantId: string,
	days: readonly (RecountedDay & { readonly absenceId: string; readonly userId: string })[],
): Promise<void> {
	if (days.length === 0) return;
	const each = <K extends keyof (typeof days)[number]>(name: K) => days.map((one) => one[name]);
	await execute(tx)`
		update absence_day d set cost = g.cost / 10000, cost_min = g.minutes, reason = g.reason
		from unnest(${each("userId")}::uuid[], ${each("absenceId")}::uuid[], ${each("day")}::date[], ${each("cost")}::numeric[],
			${each("costMinutes")}::int[], ${each("reason")}::text[]) as g(user_id, absence_id, day, cost, minutes, reason)
		where d.tenant_id = ${tenantId} and d.user_id = g.user_id and d.day = g.day and d.absence_id = g.absence_id`;
}
