import { hash } from "node:crypto";
import type { RoundTrips } from "./bare-load.ts";

export interface AskedWeek {
	readonly tenantId: string;
	/** The value of the session's cookie. */
	readonly cookie: string;
	readonly userId: string;
	readonly activityId: string;
	readonly from: string;
	readonly to: string;
	readonly today: string;
}

/**
 * All that has to be known before it can be said what a request costs, meets and breaks, as bare SQL: first who asks and what it is
 * about, then everything that a request of that kind is judged by. All of it as things stood at once: figures that stand beside
 * one another have to agree.
 */
export function previewFloor(asked: AskedWeek): RoundTrips {
	const { tenantId, userId, activityId, from, to, today } = asked;
	const person = [tenantId, userId];
	const week = [tenantId, userId, from, to];
	const account = [tenantId, userId, activityId];
	const since = [...account, `${today.slice(0, 4)}-01-01`];
	const token = hash("sha256", asked.cookie.slice(tenantId.length + 1), "buffer");
	const { begin, session, kind, ...others } = texts;
	return [
		[
			{ text: begin },
			named("session", session, [tenantId, token, new Date(), today]),
			named("kind", kind, account),
		],
		[
			named("plan", others.plan, week),
			named("meeting", others.meeting, week),
			named("team", others.team, week),
			named("barriers", others.barriers, [...week, activityId]),
			named("staffing", others.staffing, [tenantId, userId, to]),
			named("worker", others.worker, person),
			named("accounts", others.accounts, account),
			named("rules", others.rules, since),
			named("taken", others.taken, since),
			{ text: others.end },
		],
	];
}

const named = (name: string, text: string, values: unknown[]) => ({ name, text, values });

const own = "x.tenant_id = u.tenant_id and x.user_id = u.id";
const rows = (columns: string, from: string) =>
	`(select jsonb_agg(to_jsonb(x)) from (select ${columns} from ${from}) x)`;

const texts = {
	begin: "begin isolation level repeatable read read only",

	/** Who asks, and what she may. */
	session: `
		select s.user_id, s.impersonator_id, u.role, u.first_name, u.last_name, u.unit_id, u.site_id, h.time_zone, t.license_state,
			${rows(
				"p.level, a.scope, a.unit_id, a.site_id",
				`role_assignment a join role_permission p on p.tenant_id = a.tenant_id and p.role_id = a.role_id
				where a.tenant_id = u.tenant_id and a.user_id = u.id and p.permission_key in ('absences.manage', 'sicknotes.manage')
					and a.valid_from <= $4 and (a.valid_to is null or a.valid_to >= $4)`,
			)} as rights
		from session s
		join tenant t on t.tenant_id = s.tenant_id
		join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id and u.is_enabled
		join site h on h.tenant_id = u.tenant_id and h.id = u.site_id
		where s.tenant_id = $1 and s.token_hash = $2 and s.revoked_at is null and s.idle_until > $3 and s.ends_at > $3`,

	/** The kind that is asked for, whether she may have it, and whether the company keeps an account of it. */
	kind: `
		select a.id, a.name, a.class_type, a.is_enabled, a.exclusive, a.booking_unit, a.deducts, a.leave_activity_id, a.account_unit,
			a.approval, a.reason_required, a.retroactive_days, a.occasion, o.is_allowed,
			exists (select from leave_rule r where r.tenant_id = a.tenant_id and r.activity_id = coalesce(a.leave_activity_id, a.id)
				and r.is_enabled) as keeps_account
		from activity a left join activity_override o on o.tenant_id = a.tenant_id and o.activity_id = a.id and o.user_id = $2
		where a.tenant_id = $1 and a.id = $3`,

	/** What is planned on the days: worksheets with their days, exceptions, shifts, employments and holidays. */
	plan: `
		select u.id, u.site_id, s.time_zone, u.entry_date::text, u.exit_date::text,
			${rows("x.entry_date, x.exit_date", `employment x where ${own}`)} as employments,
			${rows(
				`x.valid_from, x.valid_to, x.cycle_start, t.kind, t.attribution, v.valid_from as version_from, v.valid_to as version_to,
					v.weeks, d.week, d.weekday, d.target_min, d.begin_min, d.end_min, d.breaks`,
				`worksheet x
				join worksheet_template t on t.tenant_id = x.tenant_id and t.id = x.template_id
				join worksheet_template_version v on v.tenant_id = t.tenant_id and v.template_id = t.id
				join worksheet_day d on d.tenant_id = v.tenant_id and d.version_id = v.id
				where ${own} and x.valid_from <= $4 and (x.valid_to is null or x.valid_to >= $3)`,
			)} as sheets,
			${rows("x.day, x.target_min", `worksheet_exception x where ${own} and x.day between $3 and $4`)} as exceptions,
			${rows(
				"x.day, x.begin_at, x.end_at, x.class_type",
				`shift x where ${own} and x.day between $3 and $4 and x.deleted_at is null`,
			)} as shifts,
			${rows(
				"h.date, h.site_id, h.factor, h.kind",
				"holiday h where h.tenant_id = u.tenant_id and h.date between $3 and $4",
			)} as holidays
		from app_user u join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
		where u.tenant_id = $1 and u.id = $2`,

	/** What else she is away for. */
	meeting: `
		select b.id, b.activity_id, b.class_type, b.exclusive, b.from_date::text, b.to_date::text, b.from_part, b.to_part, b.begin_min,
			b.end_min, b.state
		from absence b
		where b.tenant_id = $1 and b.user_id = $2 and b.to_date >= $3 and b.from_date <= $4
			and b.state in ('PLANNED', 'REQUESTED', 'APPROVED')
		order by b.from_date, b.id`,

	/** Who of her department is away, and how many it has. */
	team: `
		select o.id, o.first_name, o.last_name, b.from_date::text, b.to_date::text, b.state
		from app_user u
		join app_user o on o.tenant_id = u.tenant_id and o.unit_id = u.unit_id and o.is_enabled and o.role = 'USER'
		left join absence b on b.tenant_id = o.tenant_id and b.user_id = o.id and b.to_date >= $3 and b.from_date <= $4
			and b.state in ('REQUESTED', 'APPROVED')
		where u.tenant_id = $1 and u.id = $2
		order by o.last_name collate natural_order, o.first_name collate natural_order`,

	/** Days on which one of her departments, or one above it, takes no leave. */
	barriers: `
		select b.id, b.name, b.reason, b.from_date::text, b.to_date::text
		from (
			select u.unit_id from app_user u where u.tenant_id = $1 and u.id = $2
			union
			select x.unit_id from user_unit x where x.tenant_id = $1 and x.user_id = $2 and x.valid_from <= $4
				and (x.valid_to is null or x.valid_to >= $3)) w
		join unit_closure c on c.tenant_id = $1 and c.descendant_id = w.unit_id
		join leave_barrier_unit x on x.tenant_id = $1 and x.unit_id = c.ancestor_id
		join leave_barrier b on b.tenant_id = $1 and b.id = x.barrier_id and b.is_enabled and b.from_date <= $4 and b.to_date >= $3
			and (b.activity_id = $5 or b.activity_id is null)
		order by b.from_date`,

	/** How many of her department have to be there: who is left follows from `team`. */
	staffing: `
		select m.valid_from::text, m.monday, m.tuesday, m.wednesday, m.thursday, m.friday, m.saturday, m.sunday, m.holiday
		from app_user u
		join minimum_staffing m on m.tenant_id = u.tenant_id and m.unit_id = u.unit_id and m.valid_from <= $3
		where u.tenant_id = $1 and u.id = $2
		order by m.valid_from`,

	/** What leave is reckoned from beside rules: contracts, workdays, illness, what was declared and told, years that were closed. */
	worker: `
		select p.birth_date::text, p.severely_disabled_from::text, p.severely_disabled_to::text,
			${rows("x.valid_from, x.valid_to, x.days_per_week, x.weekly_min", `contract x where ${own} order by x.valid_from`)} as contracts,
			${rows(
				"x.valid_from, x.valid_to, v.valid_from as version_from, v.valid_to as version_to, t.kind, v.weeks, count(*), sum(d.target_min)",
				`worksheet x
				join worksheet_template t on t.tenant_id = x.tenant_id and t.id = x.template_id
				join worksheet_template_version v on v.tenant_id = t.tenant_id and v.template_id = t.id
				join worksheet_day d on d.tenant_id = v.tenant_id and d.version_id = v.id and d.target_min > 0
				where ${own} group by x.valid_from, x.valid_to, v.valid_from, v.valid_to, t.kind, v.weeks`,
			)} as plans,
			${rows(
				"x.id, x.class_type, k.occasion, x.from_date, x.to_date, x.from_part, x.to_part, n.au_from, n.au_to",
				`absence x
				join activity k on k.tenant_id = x.tenant_id and k.id = x.activity_id
				left join sick_note n on n.tenant_id = x.tenant_id and n.absence_id = x.id and n.received_on is not null
				where ${own} and x.state = 'APPROVED' and (x.class_type = 'SICK' or k.occasion = 'UNPAID') order by x.from_date`,
			)} as ill_or_unpaid,
			${rows("x.kind, x.valid_from, x.valid_to, x.works_part_time", `leave_cut x where ${own}`)} as cuts,
			${rows(
				"x.year, x.activity_id, r.received_on, r.workdays, r.nth",
				`leave_notice x join leave_notice_receipt r on r.tenant_id = x.tenant_id and r.notice_id = x.id where ${own}`,
			)} as notices,
			${rows(
				"y.year, y.activity_id, x.pots",
				`leave_year_end_person x join leave_year_end y on y.tenant_id = x.tenant_id and y.id = x.year_end_id
				where ${own} and y.state <> 'UNDONE'`,
			)} as closed,
			(select s.value from setting s where s.tenant_id = u.tenant_id and s.key = 'timetracking.holidayWork'
				and s.value ->> 'mode' = 'SUBSTITUTE_DAY' limit 1) as substitute_days
		from app_user u left join user_private p on p.tenant_id = u.tenant_id and p.user_id = u.id
		where u.tenant_id = $1 and u.id = $2`,

	/** Her accounts with what was written by hand, and how far they may go below 0. */
	accounts: `
		select a.id, a.year, a.unit, a.opened_on::text, a.opening, a.carry_reason, m.advance_days, m.advance_minutes,
			${rows(
				"x.id, x.kind, x.effective_on, x.expires_on, x.days, x.minutes, x.reverses_id",
				"leave_entry x where x.tenant_id = a.tenant_id and x.account_id = a.id and x.source = 'MANUAL'",
			)} as by_hand
		from leave_account a
		left join leave_limit m on m.tenant_id = a.tenant_id and m.user_id = a.user_id and m.activity_id = a.activity_id
		where a.tenant_id = $1 and a.user_id = $2 and a.activity_id = $3
		order by a.year`,

	/** Rules that reach her, wherever they were assigned, since her first account. */
	rules: `
		select r.id, r.kind, v.id as version_id, v.settings, a.target, p.distance, a.valid_from::text, a.valid_to::text,
			v.valid_from::text as version_from, v.valid_to::text as version_to, p.place_from::text, p.place_to::text
		from app_user u
		cross join lateral (
			select 'GLOBAL' as target, '00000000-0000-0000-0000-000000000000'::uuid as target_id, 0 as distance,
				null::date as place_from, null::date as place_to
			union all select 'USER', u.id, 0, null, null
			union all select 'SITE', u.site_id, 0, null, null
			union all select 'UNIT', c.ancestor_id, c.distance, null, null from unit_closure c
				where c.tenant_id = u.tenant_id and c.descendant_id = u.unit_id
			union all select 'EMPLOYMENT_TYPE', x.employment_type_id, 0, x.entry_date, x.exit_date from employment x where ${own}
			union all select 'TAG', x.tag_id, 0, null, null from user_tag x where ${own}) p
		join leave_rule_assignment a on a.tenant_id = u.tenant_id and a.target = p.target and a.target_id = p.target_id
		join leave_rule r on r.tenant_id = a.tenant_id and r.id = a.rule_id and r.activity_id = $3 and r.is_enabled
		join leave_rule_version v on v.tenant_id = r.tenant_id and v.rule_id = r.id
		where u.tenant_id = $1 and u.id = $2 and coalesce(a.valid_to, v.valid_to, 'infinity') >= (
			select least($4::date, make_date(min(c.year), 1, 1)) from leave_account c
			where c.tenant_id = u.tenant_id and c.user_id = u.id and c.activity_id = $3)`,

	/** Days that are taken from the account, since her first one. */
	taken: `
		select d.absence_id, d.day::text, (d.cost * 10000)::int as cost, d.cost_min, b.state, b.from_date::text, b.to_date::text,
			b.from_part, b.to_part
		from absence_day d
		join absence b on b.tenant_id = d.tenant_id and b.id = d.absence_id and b.state in ('APPROVED', 'REQUESTED')
		join activity k on k.tenant_id = b.tenant_id and k.id = b.activity_id and k.deducts = 'LEAVE' and coalesce(k.leave_activity_id, k.id) = $3
		where d.tenant_id = $1 and d.user_id = $2 and d.cost > 0 and d.day >= (
			select least($4::date, make_date(min(c.year), 1, 1)) from leave_account c
			where c.tenant_id = $1 and c.user_id = $2 and c.activity_id = $3)
		order by d.day`,

	end: "commit",
} as const;
