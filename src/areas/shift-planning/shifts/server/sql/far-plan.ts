import { sql } from "kysely";
import type { UnitRules } from "#domain/violations/shifts/unit-rules.ts";
import { minute, pauses, type ShiftRow } from "./shift.ts";

/** What averages and years look at beside the plan that is judged: thousands of days, so values travel without names. */
export interface FarPlan {
	/** Days that are over: days since the first one, minutes by law, minutes that are paid, whether any work lay on it. */
	readonly worked: readonly (readonly [number, number, number, boolean])[];
	/** Shifts that are work, outside of the range: begin, end, pauses. */
	readonly farShifts: readonly (readonly [number, number, ShiftRow["pauses"]])[];
	/** Leave and illness, first and last day. */
	readonly away: readonly (readonly [string, string])[];
}

type Far = Readonly<Record<"tenantId" | "from" | "to" | "farFrom" | "farTo" | "today", never>>;
type Asked = Readonly<Record<"tenantId" | "userIds" | "unitIds" | "from" | "to", never>>;

/**
 * Whether the row `s` is of the person `u` and of a range. Person and day are compared as one: an index of days alone, with the shifts
 * of everybody on them, is never taken for as good, not even before there are statistics.
 */
export const isOnDays = (tenantId: never, from: never, to: never) => sql`s.tenant_id = ${tenantId}
	and (s.user_id, s.day) >= (u.id, ${from}::date) and (s.user_id, s.day) <= (u.id, ${to}::date)`;

/** Of the person `u`. */
export const farPlan = ({ tenantId, from, to, farFrom, farTo, today }: Far) => sql`
	(select coalesce(jsonb_agg(jsonb_build_array(r.day - ${farFrom}::date, r.net_min,
			r.worked_min + r.holiday_credit_min + r.absence_credit_min,
			r.net_min > 0 or coalesce(r.violations @> '[{"code": "SUNDAY_WORK"}]' or r.violations @> '[{"code": "HOLIDAY_WORK"}]', false))), '[]')
		from day_result r where r.tenant_id = ${tenantId} and r.user_id = u.id and r.day >= ${farFrom} and r.day <= ${farTo}
			and r.day < ${today}) as worked,
	(select coalesce(jsonb_agg(jsonb_build_array(${minute("s.begin_at")}, ${minute("s.end_at")}, ${pauses("s")})), '[]')
		from shift s
		join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
		where ${isOnDays(tenantId, farFrom, farTo)}
			and (s.day < ${from} or s.day > ${to}) and s.deleted_at is null and s.class_type <> 'SHIFT_FREE'
			and (s.class_type <> 'SHIFT_STANDBY' or a.counts_as_working_time)) as "farShifts",
	(select coalesce(jsonb_agg(jsonb_build_array(x.from_date, x.to_date)), '[]')
		from absence x where x.tenant_id = ${tenantId} and x.user_id = u.id and x.to_date >= ${farFrom}
			and x.from_date <= ${farTo} and x.state = 'APPROVED' and x.class_type <> 'ABSENCE') as away`;

export interface UnitRulesRow {
	readonly id: string;
	/** The farthest first, the department itself last. */
	readonly rules: readonly UnitRules[];
}

/** Of departments, and of those that people `u` of some ids have shifts of in a range; a scalar. */
export const unitRules = ({ tenantId, userIds, unitIds, from, to }: Asked) => sql`
	(select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'rules', n.rules)), '[]') from (
		select c.descendant_id as id, jsonb_agg(p.rules order by c.distance desc) as rules
		from unit_shiftplan_setting p
		join unit_closure c on c.tenant_id = ${tenantId} and c.ancestor_id = p.unit_id
		where p.tenant_id = ${tenantId} and p.rules <> '{}' and (c.descendant_id = any(${unitIds}::uuid[])
			or c.descendant_id in (select s.unit_id from shift s where s.tenant_id = ${tenantId} and s.user_id = any(${userIds}::uuid[])
				and s.day >= ${from} and s.day <= ${to} and s.deleted_at is null))
		group by c.descendant_id) n)`;
