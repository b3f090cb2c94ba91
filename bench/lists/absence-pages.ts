import { end, type Page, people, peoplePage } from "./page-parts.ts";

/** The latest first, with whose they are, their kind and what they cost. */
export const absences: Page = (asked) => {
	const found = `absence b where b.tenant_id = '${asked.tenantId}' and b.user_id = any(array(select u.id from ${people(asked)}))`;
	return `
		select b.*, u.first_name, u.last_name, a.name, (select count(*) from (select from ${found} limit 10001) c) as total, (
			select sum(d.cost) from absence_day d where d.tenant_id = b.tenant_id and d.absence_id = b.id) as cost
		from (select * from ${found} order by b.from_date desc, b.id ${end(asked)}) b
		join app_user u on u.tenant_id = b.tenant_id and u.id = b.user_id
		join activity a on a.tenant_id = b.tenant_id and a.id = b.activity_id`;
};

/** People of a page with their absences of four weeks. */
export const calendar: Page = (asked) => {
	const { from, to } = asked.given;
	return peoplePage(
		"b.absences",
		`left join lateral (
			select jsonb_agg(b.*) as absences from absence b where b.tenant_id = u.tenant_id and b.user_id = u.id
				and b.to_date >= '${from}' and b.from_date <= '${to}') b on true`,
	)(asked);
};

/** Those that wait for a person's word. */
export const askedToSubstitute: Page = ({ tenantId, given }) => `
	select b.*, u.first_name, u.last_name from absence_substitute s
	join absence b on b.tenant_id = s.tenant_id and b.id = s.absence_id
	join app_user u on u.tenant_id = b.tenant_id and u.id = b.user_id
	where s.tenant_id = '${tenantId}' and s.user_id = '${given.userId}' and s.state = 'REQUESTED'`;

/** People of a page with what their account of the year adds up to. */
export const leaveAccounts: Page = peoplePage(
	"e.*",
	`left join leave_account a on a.tenant_id = u.tenant_id and a.user_id = u.id and a.year = extract(year from current_date)
	left join lateral (
		select sum(e.days) as rest, sum(e.days) filter (where e.kind = 'TAKEN') as taken
		from leave_entry e where e.tenant_id = a.tenant_id and e.account_id = a.id) e on true`,
);

/** People of a page with all that a year of their leave follows from. */
export const leaveYearEnd: Page = peoplePage(
	"e.entries, d.days, c.contracts, w.plans",
	`left join lateral (
		select jsonb_agg(e.*) as entries from leave_account a join leave_entry e on e.tenant_id = a.tenant_id and e.account_id = a.id
		where a.tenant_id = u.tenant_id and a.user_id = u.id) e on true
	left join lateral (
		select jsonb_agg(d.*) as days from absence_day d where d.tenant_id = u.tenant_id and d.user_id = u.id) d on true
	left join lateral (
		select jsonb_agg(c.*) as contracts from contract c where c.tenant_id = u.tenant_id and c.user_id = u.id) c on true
	left join lateral (
		select jsonb_agg(x.*) as plans from worksheet x where x.tenant_id = u.tenant_id and x.user_id = u.id) w on true`,
);

/** People of a page of those with open leave of the year, with what they were told. */
export const leaveNotices: Page = (asked) => {
	const { tenantId } = asked;
	const found = `
		select a.user_id, sum(e.days) as days from leave_account a
		join leave_entry e on e.tenant_id = a.tenant_id and e.account_id = a.id
		where a.tenant_id = '${tenantId}' and a.year = extract(year from current_date) and e.from_year is null
		group by a.user_id having sum(e.days) > 0`;
	return `
		with found as materialized (${found})
		select u.*, o.days, x.sent_at, r.received_on, (select count(*) from found) as total from found o
		join app_user u on u.tenant_id = '${tenantId}' and u.id = o.user_id
		left join leave_notice x on x.tenant_id = u.tenant_id and x.user_id = u.id
		left join leave_notice_receipt r on r.tenant_id = x.tenant_id and r.notice_id = x.id
		order by u.last_name, u.first_name, u.id ${end(asked)}`;
};

/** People of a page of those with open leave of the year, with what all have, their contract and their wage. */
export const leaveProvision: Page = (asked) => {
	const { tenantId } = asked;
	return `
		with found as materialized (
			select a.user_id, sum(e.days) as days from leave_account a
			join leave_entry e on e.tenant_id = a.tenant_id and e.account_id = a.id
			where a.tenant_id = '${tenantId}' and a.year = extract(year from current_date) group by a.user_id having sum(e.days) > 0)
		select u.*, o.days, c.days_per_week, w.cents, (select count(*) from found) as total, (
			select sum(f.days * v.cents) from found f join wage v on v.tenant_id = '${tenantId}' and v.user_id = f.user_id) as sum
		from found o
		join app_user u on u.tenant_id = '${tenantId}' and u.id = o.user_id
		left join contract c on c.tenant_id = u.tenant_id and c.user_id = u.id and c.valid_to is null
		left join wage w on w.tenant_id = u.tenant_id and w.user_id = u.id and w.valid_to is null and w.cost_centre_id is null
		order by u.last_name, u.first_name, u.id ${end(asked)}`;
};

/** A person's entries of all years. */
export const leaveRecords: Page = (asked) => {
	const { tenantId, given } = asked;
	const found = `leave_account a join leave_entry e on e.tenant_id = a.tenant_id and e.account_id = a.id
		where a.tenant_id = '${tenantId}' and a.user_id = '${given.userId}'`;
	return `select e.*, a.year, (select count(*) from ${found}) as total from ${found} order by e.effective_on desc, e.id ${end(asked)}`;
};

/** Absences and entries that wait for a supervisor, the oldest first, with whose they are. */
export const decisions: Page = (asked) => {
	const { tenantId } = asked;
	const found = `approval_step s where s.tenant_id = '${tenantId}' and s.state = 'OPEN' and s.kind = 'SUPERVISOR_APPROVAL'`;
	return `
		select s.*, b.*, t.*, u.first_name, u.last_name, (select count(*) from ${found}) as total
		from (select * from ${found} order by s.id ${end(asked)}) s
		join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
		left join absence b on s.entity = 'absence' and b.tenant_id = s.tenant_id and b.id = s.entity_id
		left join time_tracking t on t.tenant_id = s.tenant_id and t.id = s.time_tracking_id`;
};

/** Days of absences on which somebody worked or is to, the earliest first, with what lies on them. */
export const conflicts: Page = (asked) => {
	const { tenantId } = asked;
	const lies = (table: string) => `(
		select jsonb_agg(x.*) from ${table} x where x.tenant_id = d.tenant_id and x.user_id = d.user_id and x.day = d.day and x.deleted_at is null)`;
	return `
		with found as materialized (
			select d.*, u.first_name, u.last_name, b.activity_id, ${lies("time_tracking")} as entries, ${lies("shift")} as shifts
			from absence_day d join absence b on b.tenant_id = d.tenant_id and b.id = d.absence_id and b.state = 'APPROVED'
			join (select * from ${people(asked)} offset 0) u on u.id = d.user_id
			where d.tenant_id = '${tenantId}' and d.day >= current_date - 31 and d.cost > 0)
		select f.*, a.name, count(*) over () as total from found f
		join activity a on a.tenant_id = f.tenant_id and a.id = f.activity_id
		where f.entries is not null or f.shifts is not null order by f.day, f.absence_id ${end(asked)}`;
};
