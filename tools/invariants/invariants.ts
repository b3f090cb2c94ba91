import { bitsOfFlags } from "#areas/time-tracking/target-actual/contract/fields.ts";
import { resultColumns } from "#areas/time-tracking/target-actual/server/sql/results.ts";
import { figureNames } from "#domain/working-time/day-minutes.ts";

/** What must hold in each tenant's rows, whatever was done to them, and what no constraint of the database keeps. */
export interface Invariant {
	readonly name: string;
	/** Of the tenant $1: answers what is at fault as texts, and nothing where all is well. */
	readonly sql: string;
}

/** Figures that a closed month and its days are both frozen with. */
const frozenFigures = ["targetMinutes", "workedMinutes", "balanceMinutes", "overtimeMinutes"];

/** Of days without work, as bits. */
const daysOff = bitsOfFlags(["HOLIDAY", "ABSENCE", "NOT_EMPLOYED"]);

/** Of each sum of minutes that months keep. */
function monthSums(ofColumn: (column: string) => string): string {
	return figureNames.map((name) => ofColumn(resultColumns[name][0])).join(", ");
}

export const invariants: readonly Invariant[] = [
	{
		name: "bookings that entries name are there",
		sql: `select t.id::text as fault from time_tracking t
			where t.tenant_id = $1 and exists (
				select from unnest(array[t.start_booking_id, t.end_booking_id]) named(id)
				where named.id is not null and not exists (
					select from booking b where b.tenant_id = t.tenant_id and b.id = named.id))`,
	},
	{
		name: "a closed month is frozen",
		sql: `select c.user_id || ' ' || c.month as fault from closed_month c
			where c.tenant_id = $1 and not exists (
				select from frozen_month f where f.tenant_id = c.tenant_id and f.user_id = c.user_id
					and f.month = c.month and f.close_no = c.close_no)`,
	},
	{
		name: "a frozen month has all its days, and they come to its figures",
		sql: `select m.user_id || ' ' || m.month || ' ' || m.close_no as fault from frozen_month m
			left join lateral (
				select count(*) as days, ${frozenFigures.map((name) => `sum((d.result ->> '${name}')::int) as "${name}"`).join(", ")}
				from frozen_day d
				where d.tenant_id = m.tenant_id and d.user_id = m.user_id and d.close_no = m.close_no
					and d.day >= m.month and d.day < m.month + interval '1 month') d on true
			where m.tenant_id = $1 and (d.days <> extract(day from m.month + interval '1 month - 1 day')
				or ${frozenFigures.map((name) => `d."${name}" is distinct from (m.figures ->> '${name}')::int`).join(" or ")})`,
	},
	{
		name: "sums of weeks are those of their days",
		sql: `with summed as (
				select user_id, (day - date '1900-01-01') / 7 as week, bit_or(1 << (day - date '1900-01-01') % 7) as days,
					sum(net_min) as net_min, count(*) filter (
						where flags & ${daysOff} = 0 and (day - date '1900-01-01') % 7 < 6) as working_days
				from day_result where tenant_id = $1 group by 1, 2)
			select coalesce(w.user_id, s.user_id) || ' ' || date '1900-01-01' + 7 * coalesce(w.week, s.week) as fault
			from (select * from week_result where tenant_id = $1 and days > 0) w
			full join summed s on s.user_id = w.user_id and s.week = w.week
			where (w.days, w.net_min, w.working_days) is distinct from (s.days, s.net_min, s.working_days)`,
	},
	{
		name: "sums of months are those of their days",
		sql: `with summed as (
				select user_id, date_trunc('month', day)::date as month, count(*)::int as days, sum(leave_days) as leave_days,
					bit_or(flags) as flags, ${monthSums((column) => `sum(${column})::int as ${column}`)},
					coalesce(sum(jsonb_array_length(violations)), 0)::int as violations
				from day_result where tenant_id = $1 group by 1, 2)
			select coalesce(m.user_id, s.user_id) || ' ' || coalesce(m.month, s.month) as fault
			from (select m.*, coalesce((select sum(bit_count(v.days::bit(32))) from jsonb_to_recordset(m.violations) v(days int)), 0)::int
					as marks from month_result m where m.tenant_id = $1) m
			full join summed s on s.user_id = m.user_id and s.month = m.month
			where (m.days, m.leave_days, m.flags, m.marks, ${monthSums((column) => `m.${column}`)})
				is distinct from (s.days, s.leave_days, s.flags, s.violations, ${monthSums((column) => `s.${column}`)})`,
	},
	{
		name: "special accounts are credited on days that have a result",
		sql: `select s.user_id || ' ' || s.day as fault from special_account_day s
			where s.tenant_id = $1 and not exists (
				select from day_result r where r.tenant_id = s.tenant_id and r.user_id = s.user_id and r.day = s.day)`,
	},
	{
		name: "what lies below a department is known of each above it",
		sql: `select u.id::text as fault from unit u
			where u.tenant_id = $1 and (
				not exists (select from unit_closure c where c.tenant_id = u.tenant_id and c.ancestor_id = u.id
					and c.descendant_id = u.id and c.distance = 0)
				or (select count(*) from unit_closure c where c.tenant_id = u.tenant_id and c.descendant_id = u.id) <> u.depth + 1
				or exists (select from unit_closure p where p.tenant_id = u.tenant_id and p.descendant_id = u.parent_id
					and not exists (select from unit_closure c where c.tenant_id = u.tenant_id
						and c.ancestor_id = p.ancestor_id and c.descendant_id = u.id and c.distance = p.distance + 1)))`,
	},
	{
		name: "a department lies below its parent",
		sql: `select u.id::text as fault from unit u
			left join unit p on p.tenant_id = u.tenant_id and p.id = u.parent_id
			where u.tenant_id = $1 and u.depth <> coalesce(p.depth + 1, 0)`,
	},
	{
		name: "clocks have one activity to begin work with, and one for pauses",
		sql: `select needed.class_type as fault from (values ('WORKTIME'), ('PAUSE')) needed(class_type)
			where (select count(*) from activity a where a.tenant_id = $1 and a.class_type = needed.class_type
				and a.is_default and a.is_enabled) <> 1`,
	},
	{
		name: "a file that is whole has all its bytes",
		sql: `select f.id::text as fault from file f
			where f.tenant_id = $1 and f.sha256 is not null and f.bytes <> coalesce((
				select sum(length(c.data)) from file_chunk c where c.tenant_id = f.tenant_id and c.file_id = f.id), 0)`,
	},
];
