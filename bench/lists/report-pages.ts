import { type AskedPage, byName, end, type Page, people } from "./page-parts.ts";

/** Civil days of the months that are asked for. */
const within = (column: string, { given }: AskedPage) =>
	`${column} >= '${given.fromMonth}-01' and ${column} < ('${given.toMonth}-01'::date + interval '1 month')::date`;

/** A report of people by hand: everything grouped by person, joined to them, one page of it and how many there are. */
const ofPeople =
	(grouped: (asked: AskedPage) => string): Page =>
	(asked) =>
		`
		with r as materialized (
			select u.id, u.last_name, u.first_name, u.personnel_no, n.name, g.* from ${people(
				asked,
			).replace(
				" where ",
				`
				join (${grouped(asked)}) g (user_id, a, b) on g.user_id = u.id
				join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id where `,
			)})
		select u.*, (select count(*) from r) as total, (select sum(a) from r) as sum_a, (select sum(b) from r) as sum_b
		from r u order by ${byName} ${end(asked)}`;

/** A report of groups by hand. */
const ofGroups =
	(grouped: (asked: AskedPage) => string): Page =>
	(asked) =>
		`select g.*, count(*) over () as total from (${grouped(asked)}) g order by 1 ${end(asked)}`;

const whose = (asked: AskedPage, column: string) =>
	asked.unitId === undefined
		? ""
		: `and ${column} in (select u.id from ${people({ ...asked, search: undefined })})`;

const times = (asked: AskedPage) => `
	select user_id, sum(target_min), sum(worked_min) from day_result
	where tenant_id = '${asked.tenantId}' and ${within("day", asked)} group by 1`;

const entries = (asked: AskedPage) => `
	select user_id, sum(extract(epoch from end_at - begin_at)), count(*) from time_tracking
	where tenant_id = '${asked.tenantId}' and ${within("day", asked)} and deleted_at is null and end_at is not null ${whose(asked, "user_id")}
	group by 1`;

const shifts = (asked: AskedPage) => `
	select user_id, sum(extract(epoch from end_at - begin_at)), count(*) from shift
	where tenant_id = '${asked.tenantId}' and ${within("day", asked)} and deleted_at is null group by 1`;

const employments = (asked: AskedPage) => `
	select user_id, count(*), count(exit_date) from employment where tenant_id = '${asked.tenantId}' group by 1`;

/** Reports are reckoned as a whole: by hand they would be grouped SQL. */
export const reportPages: Readonly<Record<string, Page>> = {
	listRangeSummary: ofPeople(times),
	listStaffReport: ofPeople(employments),
	listSicknessReport: ofGroups(
		(asked) => `
			select r.unit_id, count(distinct r.user_id), count(d.absence_id), count(*) from day_result r
			left join absence_day d on d.tenant_id = r.tenant_id and d.user_id = r.user_id and d.day = r.day
			where r.tenant_id = '${asked.tenantId}' and ${within("r.day", asked)} and r.target_min > 0 ${whose(asked, "r.user_id")} group by 1`,
	),
	listOvertimeReport: ofPeople(
		({ tenantId }) => `
			select a.user_id, (select sum(e.minutes) from overtime_entry e where e.tenant_id = a.tenant_id and e.user_id = a.user_id), b.minutes
			from overtime_account a
			cross join lateral (
				select sum(r.balance_min) as minutes from day_result r
				where r.tenant_id = a.tenant_id and r.user_id = a.user_id and r.day >= a.opened_on and r.day < current_date) b
			where a.tenant_id = '${tenantId}'`,
	),
	listNightWorkReport: ofPeople(entries),
	listViolationsReport: ofPeople(
		(asked) => `
			select m.user_id, count(*), sum(x.days) from month_result m
			cross join lateral jsonb_to_recordset(m.violations) as x(code text, days bigint)
			where m.tenant_id = '${asked.tenantId}' and ${within("m.month", asked)} group by 1`,
	),
	listPlanActualReport: ofPeople(shifts),
	listPunctualityReport: ofGroups(
		(asked) => `
			select unit_id, count(*), avg(begin_at - published_at) from shift
			where tenant_id = '${asked.tenantId}' and ${within("day", asked)} and deleted_at is null group by 1`,
	),
	listFluctuationReport: ofGroups(
		({ tenantId }) => `
			select date_trunc('month', entry_date), count(*), count(exit_date) from employment
			where tenant_id = '${tenantId}' group by 1`,
	),
	listCostCentreShifts: ofGroups(shifts),
	listCostCentreShiftDetails: ofPeople(shifts),
	listCostCentreTrackings: ofGroups(entries),
	listCostCentreTrackingDetails: ofPeople(entries),
};
