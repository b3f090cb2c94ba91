import { type RawBuilder, sql } from "kysely";
import { isNight } from "#areas/shift-planning/shifts/server/public.ts";

const yearDays = 365;

/** Of the row `s`, about the person `u`: its day is a holiday at her site. */
const isHoliday = (tenantId: string) => sql`exists (
	select from holiday d where d.tenant_id = ${tenantId} and d.date = s.day and d.factor > 0
		and (d.site_id = u.site_id or d.site_id is null and not exists (select from holiday o
			where o.tenant_id = d.tenant_id and o.date = d.date and o.site_id = u.site_id)))`;

interface Asked {
	readonly tenantId: string;
	/** The first day that does not count. */
	readonly until: string;
}

/** What the person `u` of site `u.site_id` had in the year before a day, as JSON: what is to be shared out fairly. */
export const fairCounts = ({ tenantId, until }: Asked): RawBuilder<unknown> => sql`(
	select jsonb_build_object('nights', f.nights, 'weekends', f.weekends, 'holidays', f.holidays, 'granted', g.granted,
		'refused', g.refused)
	from (
		select count(*) filter (where ${isNight})::int as nights,
			count(*) filter (where extract(isodow from s.day) >= 6)::int as weekends,
			count(*) filter (where ${isHoliday(tenantId)})::int as holidays
		from shift s where s.tenant_id = ${tenantId} and s.user_id = u.id and s.day >= ${until}::date - ${yearDays}::int
			and s.day < ${until} and s.deleted_at is null and s.class_type <> 'SHIFT_FREE') f,
	(
		select count(*) filter (where w.is_met = w.available)::int as granted,
			count(*) filter (where w.is_met <> w.available)::int as refused
		from (
			select x.available, exists (select from shift s where s.tenant_id = ${tenantId} and s.user_id = u.id
				and s.deleted_at is null and s.class_type <> 'SHIFT_FREE' and s.begin_at < x.end_at and s.end_at > x.begin_at) as is_met
			from availability x where x.tenant_id = ${tenantId} and x.user_id = u.id and x.wish is not null
				and x.begin_at >= (${until}::date - ${yearDays}::int)::timestamptz and x.end_at <= ${until}::date::timestamptz) w) g)`;
