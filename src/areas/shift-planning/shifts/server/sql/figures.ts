import { type RawBuilder, sql } from "kysely";
import { contractMinutes } from "./contract-minutes.ts";

interface Days {
	readonly from: string;
	readonly to: string;
}

/** A month, the days that are looked at, and until when it was worked. */
export interface FiguredDays {
	readonly month: Days;
	readonly range: Days;
	readonly today: string;
}

type Part = RawBuilder<unknown>;

/** Shifts of the person `u`, as they count. */
export const plannedShifts = (tenantId: string, { month, range }: FiguredDays): Part => sql`
	select s.tenant_id, s.id, s.day, s.begin_at, s.end_at, s.zone, s.activity_id, s.class_type,
		coalesce(s.pause1_min, 0) + coalesce(s.pause2_min, 0) as pause_min
	from shift s where s.tenant_id = ${tenantId} and s.user_id = u.id and s.deleted_at is null
		and s.day >= least(${month.from}::date, ${range.from}::date) and s.day <= greatest(${month.to}::date, ${range.to}::date)`;

/** Of the row `s`: more than two hours of it lie between 23:00 and 6:00 of its place, § 2 (4) ArbZG; standby only where it is work. */
export const isNight: Part = sql`((s.class_type <> 'SHIFT_STANDBY' or exists (select from activity a
		where a.tenant_id = s.tenant_id and a.id = s.activity_id and a.counts_as_working_time)) and (
	select sum(greatest(least(s.end_at at time zone s.zone, n.begin + interval '7 hours')
		- greatest(s.begin_at at time zone s.zone, n.begin), interval '0')) > interval '2 hours'
	from (select s.day::timestamp + make_interval(days => k, hours => 23) as begin from generate_series(-1, 2) k) n))`;

/** Of the person `u`, with {@link figuresOfPerson}. */
export const figureColumns: Part = sql`s.planned as "plannedMinutes", s.ranged as "rangeMinutes", s.nights, s.weekends,
	c.minutes as "targetMinutes", (d.minutes + s.ahead - c.minutes)::int as "forecastMinutes"`;

/** @param shifts those that count of the person `u` */
export const figuresOfPerson = (
	tenantId: string,
	{ month, range, today }: FiguredDays,
	shifts: Part,
): Part => sql`
	cross join lateral (${shiftSums(shifts, { month, range, today })}) s
	cross join lateral (${recordedSums(tenantId, month, today)}) d
	cross join lateral (${contractMinutes(tenantId, month)}) c`;

/** A planned day off is none, standby takes no time. */
function shiftSums(shifts: Part, { month, range, today }: FiguredDays): Part {
	const net = sql`entry_minutes(s.begin_at, s.end_at) - s.pause_min`;
	const works = sql`s.class_type <> 'SHIFT_STANDBY'`;
	const within = ({ from, to }: Days) => sql`s.day >= ${from} and s.day <= ${to}`;
	const sum = (which: Part) =>
		sql`coalesce(sum(${net}) filter (where ${works} and ${which}), 0)::int`;
	return sql`
		select ${sum(within(month))} as planned, ${sum(within(range))} as ranged,
			${sum(sql`${within(month)} and s.day >= ${today}`)} as ahead,
			count(*) filter (where ${within(month)} and ${isNight})::int as nights,
			count(distinct date_trunc('week', s.day)) filter (where ${within(month)} and extract(isodow from s.day) > 5)::int as weekends
		from (${shifts}) s where s.class_type <> 'SHIFT_FREE'`;
}

/** What the days of the person `u` came to until yesterday, and what is credited of later ones already. */
function recordedSums(tenantId: string, { from, to }: Days, today: string): Part {
	return sql`
		select coalesce(sum(r.holiday_credit_min + r.absence_credit_min + case when r.day < ${today} then r.worked_min else 0 end), 0) as minutes
		from day_result r where r.tenant_id = ${tenantId} and r.user_id = u.id and r.day >= ${from} and r.day <= ${to}`;
}
