import { type RawBuilder, sql } from "kysely";

interface Whose {
	readonly tenantId: string;
	/** Civil day: what lies before it is past mending. */
	readonly from: string;
	/** Conditions of the row `u` of a person. */
	readonly conditions: readonly RawBuilder<unknown>[];
}

export interface Collisions {
	/** Days, each of a person once. */
	readonly days: number;
	readonly people: number;
	/** On how many of them working time was entered, and for how many a shift is planned. */
	readonly entries: number;
	readonly shifts: number;
}

/**
 * Days that somebody is away for as a whole, by approval, and works or is planned to work all the same: `user_id`, `absence_id`, `day`,
 * `has_entry`, `has_shift`. Who falls ill has often worked on the first day.
 */
export function collidingDays({ tenantId, from, conditions }: Whose): RawBuilder<unknown> {
	return sql`
		select t.user_id, t.absence_id, t.day, x.has_entry, x.has_shift
		from app_user u
		join absence b on b.tenant_id = u.tenant_id and b.user_id = u.id and b.state = 'APPROVED' and b.begin_min is null
			and b.to_date >= ${from}::date
		join absence_day t on t.tenant_id = b.tenant_id and t.user_id = b.user_id and t.absence_id = b.id and t.day >= ${from}::date
		cross join lateral (select
			exists (select from ${collidingEntries}) as has_entry,
			exists (select from ${collidingShifts}) as has_shift) x
		where u.tenant_id = ${tenantId} and u.role = 'USER' and u.is_enabled and ${sql.join([...conditions], sql` and `)}
			and t.cost > 0 and (x.has_entry or x.has_shift)
			and not (b.class_type = 'SICK' and t.day = b.from_date)
			and not (t.day = b.from_date and b.from_part <> 'WHOLE') and not (t.day = b.to_date and b.to_part <> 'WHOLE')`;
}

/** Working time `e` of the row `t`, a day of a person; to stand behind `from`. */
export const collidingEntries = sql`time_tracking e where e.tenant_id = t.tenant_id and e.user_id = t.user_id and e.day = t.day
	and e.deleted_at is null and e.state in ('REQUESTED', 'APPROVED') and e.class_type in ('WORKTIME', 'ACTION')`;

/** The same of planned shifts, `s`. */
export const collidingShifts = sql`shift s where s.tenant_id = t.tenant_id and s.user_id = t.user_id and s.day = t.day
	and s.deleted_at is null and s.class_type <> 'SHIFT_FREE'`;

/** How many such days there are; a scalar of JSON. */
export function collisionsOfMany(whose: Whose): RawBuilder<unknown> {
	return sql`(
		select jsonb_build_object('days', count(*)::int, 'people', count(distinct user_id)::int,
			'entries', count(*) filter (where has_entry)::int, 'shifts', count(*) filter (where has_shift)::int)
		from (${collidingDays(whose)}) c)`;
}
