import { type RawBuilder, sql } from "kysely";
import type { DayPart } from "#domain/working-time/layout/absence-span.ts";

/** Absences of a person that are still to come or go on, and only planned or asked for. */
export interface OpenAbsences {
	readonly planned: readonly string[];
	readonly requested: readonly string[];
	/** The next leave that counts. */
	readonly nextLeave: { readonly from: string; readonly to: string } | null;
	/** The first few of all of them. */
	readonly next: readonly NextAbsence[];
}

export interface NextAbsence {
	readonly id: string;
	/** Of its kind: one's own is always known. */
	readonly name: string;
	readonly color: string;
	readonly from: string;
	readonly to: string;
	readonly fromPart: DayPart;
	readonly beginMinutes: number | null;
	readonly endMinutes: number | null;
	readonly state: "PLANNED" | "REQUESTED" | "APPROVED";
	/** What it takes in days of work. */
	readonly days: number;
}

/** So many are listed. */
const mostNext = 5;

/** What a person's dashboard says of her absences; a scalar of JSON. */
export function openAbsences({
	tenantId,
	userId,
	today,
}: Readonly<Record<"tenantId" | "userId" | "today", string>>): RawBuilder<unknown> {
	return sql`(
		select jsonb_build_object(
			'planned', coalesce(jsonb_agg(b.id order by b.from_date, b.id) filter (where b.state = 'PLANNED'), '[]'),
			'requested', coalesce(jsonb_agg(b.id order by b.from_date, b.id) filter (where b.state = 'REQUESTED'), '[]'),
			'nextLeave', (jsonb_agg(jsonb_build_object('from', b.from_date, 'to', b.to_date) order by b.from_date, b.id)
				filter (where b.state = 'APPROVED' and b.class_type = 'LEAVE')) -> 0,
			'next', ${nextOf(tenantId, userId, today)})
		from absence b
		where b.tenant_id = ${tenantId} and b.user_id = ${userId} and b.to_date >= ${today}::date
			and b.state in ('PLANNED', 'REQUESTED', 'APPROVED'))`;
}

const nextOf = (tenantId: string, userId: string, today: string) => sql`(
	select coalesce(jsonb_agg(to_jsonb(n) order by n."from", n.id), '[]') from (
		select b.id, a.name, a.color, b.from_date as "from", b.to_date as "to", b.from_part as "fromPart",
			b.begin_min as "beginMinutes", b.end_min as "endMinutes", b.state,
			(select coalesce(sum(d.cost), 0)::float8 from absence_day d where d.tenant_id = b.tenant_id and d.absence_id = b.id) as days
		from absence b join activity a on a.tenant_id = b.tenant_id and a.id = b.activity_id
		where b.tenant_id = ${tenantId} and b.user_id = ${userId} and b.to_date >= ${today}::date
			and b.state in ('PLANNED', 'REQUESTED', 'APPROVED')
		order by b.from_date, b.id limit ${sql.lit(mostNext)}) n)`;

export interface OwnSickness {
	readonly activityId: string;
	/** Nobody is asked first. */
	readonly isAtOnce: boolean;
}

/**
 * As what a person reports illness: the company's default of the kinds she may use, else the first. Null where she may use none, and
 * where it is known already that she is ill today. A scalar of JSON.
 */
export function ownSickness({
	tenantId,
	userId,
	today,
}: Readonly<Record<"tenantId" | "userId" | "today", string>>): RawBuilder<unknown> {
	return sql`(
		select jsonb_build_object('activityId', a.id, 'isAtOnce', not a.reason_required and (a.approval ->> 'stages')::int = 0)
		from activity a
		where a.tenant_id = ${tenantId} and a.class_type = 'SICK' and a.occasion is null and a.is_enabled
			and not exists (select from activity_override o
				where o.tenant_id = a.tenant_id and o.activity_id = a.id and o.user_id = ${userId} and not o.is_allowed)
			and not exists (
				select from absence b where b.tenant_id = ${tenantId} and b.user_id = ${userId} and b.class_type = 'SICK'
					and b.state in ('REQUESTED', 'APPROVED') and b.from_date <= ${today}::date and b.to_date >= ${today}::date)
		order by a.is_default desc, a.name collate natural_order, a.id limit 1)`;
}
