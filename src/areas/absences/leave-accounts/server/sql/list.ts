import { type RawBuilder, sql } from "kysely";
import { peopleFilters } from "#areas/staff/user-roles/server/public.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { StandingLine } from "#domain/leave/open-leave.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { byName, pageOfRows } from "#kit/server/page-of-rows.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { FigureName, LeaveAccountItem } from "../../contract/account.ts";
import type { contract } from "../../contract.ts";
import { entryUnits, limitUnits, takenUnits } from "./amounts.ts";
import { isOwnIllness } from "./facts.ts";

type Input = InputOf<(typeof contract)["listLeaveAccounts"]>;

/** In the unit of the account; null without one. */
export type FigureUnits = Readonly<Record<FigureName, number | null>>;

export interface AccountRow
	extends Omit<LeaveAccountItem, "figures" | "expiring">,
		FigureUnits,
		Record<string, unknown> {
	readonly total: number;
	readonly accountId: string | null;
	/** Of the account; days without one. */
	readonly unit: AccountUnit;
	/** Those that hold; none where nothing of the account can lapse. */
	readonly lines: readonly StandingLine[] | null;
}

export interface Scope {
	readonly tenantId: string;
	readonly today: string;
	readonly year: number;
	/** Conditions of the row `u`. */
	readonly isVisible: RawBuilder<unknown>;
	readonly isInSite: RawBuilder<unknown>;
}

/** One page of people with their leave. It is added up for the page alone, but where it decides what is on it. */
export function accountRows(scope: Scope, input: Input): Statement {
	const { sortBy = "name", sortDirection, states } = input;
	const areDeciding = states !== undefined || !namesOfPeople.has(sortBy);
	const activity = accountKind(scope.tenantId, input.activityId);
	return pageOfRows({
		rows: sql`${people(scope, activity, areDeciding ? "figures" : "none")} and ${sql.join(filters(scope, input), sql` and `)}`,
		// of the page's ids alone
		shown: people(scope, activity, "lines"),
		where: states === undefined ? [] : [sql`r.state = any(${states}::text[])`],
		keys: [{ value: sortKeys[sortBy], descending: sortDirection === "DESC" }, ...byName],
		paging: input,
	});
}

const namesOfPeople: ReadonlySet<string> = new Set(["name", "personnelNo", "unitName"]);

const sortKeys = {
	name: sql`r."lastName" collate natural_order`,
	personnelNo: sql`r."personnelNo" collate natural_order`,
	unitName: sql`r."unitName" collate natural_order`,
	remaining: sql`r.remaining`,
	entitled: sql`r.entitled`,
	carried: sql`r.carried`,
	taken: sql`r.taken`,
	approvedAhead: sql`r."approvedAhead"`,
	requested: sql`r.requested`,
	free: sql`r.free`,
} as const;

/** The kind of leave that is asked for, or that which most rules fill. */
export function accountKind(tenantId: string, activityId: string | undefined): RawBuilder<unknown> {
	if (activityId !== undefined) return sql`${activityId}::uuid`;
	return sql`(
		select a.id from activity a
		left join lateral (
			select count(*) as many from leave_rule r
			where r.tenant_id = a.tenant_id and r.activity_id = a.id and r.is_enabled) r on true
		where a.tenant_id = ${tenantId} and (r.many > 0 or exists (
			select from leave_account c where c.tenant_id = a.tenant_id and c.activity_id = a.id))
		order by r.many desc, a.name collate natural_order, a.id limit 1)`;
}

const noFigures = sql`select null::int as entitled, null::int as carried, null::int as modified, null::int as taken,
	null::int as "approvedAhead", null::int as lost, null::int as remaining, null::int as requested, null::int as planned, null::int as free,
	null::jsonb as lines`;

function people(
	scope: Scope,
	activity: RawBuilder<unknown>,
	asked: "none" | "figures" | "lines",
): RawBuilder<unknown> {
	const { tenantId, year } = scope;
	return sql`
		select u.id, u.first_name as "firstName", u.last_name as "lastName", u.personnel_no as "personnelNo",
			n.name as "unitName", u.is_enabled as "isEnabled", a.id as "accountId",
			coalesce(a.unit, 'DAYS') as unit, f.*,
			case when a.id is null then 'NONE' when f.remaining < 0 then 'BELOW_ZERO'
				when f.free >= ${limitUnits("notice", sql`a.unit`)} then 'MUCH_OPEN' when f.remaining = 0 then 'USED_UP' else 'OPEN' end as state
		from app_user u
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		left join leave_account a on a.tenant_id = u.tenant_id and a.user_id = u.id and a.year = ${year}::int and a.activity_id = ${activity}
		left join leave_limit m on m.tenant_id = u.tenant_id and m.user_id = u.id and m.activity_id = ${activity}
		left join lateral (${asked === "none" ? noFigures : figures(scope, asked === "lines")}) f on a.id is not null
		where u.tenant_id = ${tenantId}`;
}

/** Of the account `a`. Lines are told only where something of them can lapse within the year: most never do. */
function figures(
	{ tenantId, today, year }: Pick<Scope, "tenantId" | "today" | "year">,
	hasLines: boolean,
): RawBuilder<unknown> {
	const lines = hasLines
		? sql`case when coalesce(e."lapsesOn", 'infinity') <= ${`${year}-12-31`}::date then ${standingLines(tenantId)} end`
		: sql`null::jsonb`;
	return sql`
		select e.entitled, e.carried, e.modified, e.taken - d.ahead as taken, d.ahead as "approvedAhead", e.lost, e.remaining,
			d.requested, d.planned, e.remaining - d.requested as free, ${lines} as lines
		from (${sums(tenantId)}) e, (${takenDays(tenantId, today)}) d`;
}

/**
 * What of a person's account of the year a box shows, in its unit; a scalar of JSON, null without an account of
 * the kind that most rules fill. What was taken counts to what is approved. `dayMinutes` is what a day is by the contract that
 * holds today; null without one.
 */
export function leaveBox(
	scope: Pick<Scope, "tenantId" | "today" | "year">,
	userId: string,
): RawBuilder<unknown> {
	const { tenantId, year } = scope;
	return sql`(
		select jsonb_build_object('activityId', a.activity_id, 'unit', a.unit, 'total', f.remaining + f.taken + f."approvedAhead",
			'approved', f.taken + f."approvedAhead", 'requested', f.requested,
			'dayMinutes', (select round(c.weekly_min / c.days_per_week)::int from contract c
				where c.tenant_id = a.tenant_id and c.user_id = a.user_id and c.valid_from <= ${scope.today}::date
					and coalesce(c.valid_to, 'infinity') >= ${scope.today}::date))
		from leave_account a, lateral (${figures({ tenantId, today: scope.today, year }, false)}) f
		where a.tenant_id = ${tenantId} and a.user_id = ${userId} and a.year = ${year}::int
			and a.activity_id = ${accountKind(tenantId, undefined)})`;
}

/** In the unit of the account. */
export interface BalanceRow extends Record<string, unknown> {
	readonly userId: string;
	readonly unit: AccountUnit;
	readonly total: number;
	readonly approved: number;
	readonly requested: number;
	readonly planned: number;
	readonly remaining: number;
}

/** Of some people, those who have an account of the year and are visible. */
export function balanceRows(
	{ isVisible, ...scope }: Omit<Scope, "isInSite">,
	{ userIds, activityId }: InputOf<(typeof contract)["listLeaveBalances"]>,
): Statement {
	const { tenantId, year } = scope;
	return statementOf(sql`
		select a.user_id as "userId", a.unit, f.remaining + f.taken + f."approvedAhead" as total,
			f.taken + f."approvedAhead" as approved, f.requested, f.planned, f.remaining
		from leave_account a
		join app_user u on u.tenant_id = a.tenant_id and u.id = a.user_id
		cross join lateral (${figures(scope, false)}) f
		where a.tenant_id = ${tenantId} and a.user_id = any(${userIds}::uuid[]) and a.year = ${year}::int
			and a.activity_id = ${accountKind(tenantId, activityId)} and ${isVisible}
		order by a.user_id`);
}

const total = (units: RawBuilder<unknown>) => sql`coalesce(${units}, 0)::int`;

/** What entries of the account `a` add up to; what takes one back counts as what it takes back. */
export function sums(tenantId: string): RawBuilder<unknown> {
	const of = (...kinds: string[]) =>
		sql`sum(x.units) filter (where x.kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))}))`;
	return sql`
		select ${total(of("ENTITLEMENT", "CUT"))} as entitled, ${total(of("CARRY_OVER"))} as carried,
			${total(of("MODIFICATION"))} as modified, ${total(sql`-${of("TAKEN")}`)} as taken,
			${total(sql`-${of("EXPIRY", "PAYOUT", "WAIVER")}`)} as lost, ${total(sql`sum(x.units)`)} as remaining, min(x.expires_on) as "lapsesOn"
		from (
			select coalesce(o.kind, e.kind) as kind, ${entryUnits("e")} as units, e.expires_on
			from leave_entry e
			left join leave_entry o on o.tenant_id = e.tenant_id and o.id = e.reverses_id
			where e.tenant_id = ${tenantId} and e.account_id = a.id) x`;
}

/**
 * Leave of the account `a` to come, what is asked for and what is planned; not the days that certified sickness gives back. (A day of which it
 * gives half back counts as a whole here: what is left stays right, and the account itself tells it apart.)
 */
export function takenDays(tenantId: string, today: string): RawBuilder<unknown> {
	const sum = (condition: RawBuilder<unknown>) =>
		total(sql`sum(${takenUnits("t", sql`a.unit`)}) filter (where ${condition})`);
	return sql`
		select ${sum(sql`b.state = 'APPROVED' and t.day > ${today}::date`)} as ahead, ${sum(sql`b.state = 'REQUESTED'`)} as requested,
			${sum(sql`b.state = 'PLANNED'`)} as planned
		from absence b
		join activity k on k.tenant_id = b.tenant_id and k.id = b.activity_id
		join absence_day t on t.tenant_id = b.tenant_id and t.absence_id = b.id
		cross join (select ${certifiedDays(tenantId)} as days) c
		where b.tenant_id = ${tenantId} and b.user_id = a.user_id and b.to_date >= make_date(a.year, 1, 1) and b.from_date < make_date(a.year + 1, 1, 1)
			and b.state in ('APPROVED', 'REQUESTED', 'PLANNED') and k.deducts = 'LEAVE' and coalesce(k.leave_activity_id, k.id) = a.activity_id
			and t.day >= make_date(a.year, 1, 1) and t.day < make_date(a.year + 1, 1, 1)
			and t.day >= coalesce(a.opened_on, '-infinity') and not t.day <@ c.days`;
}

/** Days on which the person of the account `a` was certainly ill herself; a scalar, read once for all days of leave. */
const certifiedDays = (tenantId: string) => sql`(
	select coalesce(range_agg(daterange(greatest(i.from_date, s.au_from), least(i.to_date, s.au_to), '[]')), '{}')
	from sick_note s join absence i on i.tenant_id = s.tenant_id and i.id = s.absence_id
	where s.tenant_id = ${tenantId} and s.user_id = a.user_id and s.received_on is not null and i.class_type = 'SICK' and i.state = 'APPROVED'
		and greatest(i.from_date, s.au_from) <= least(i.to_date, s.au_to) and ${isOwnIllness("i")})`;

/** Those of the account `a`; a scalar of JSON. */
export function standingLines(tenantId: string): RawBuilder<unknown> {
	return sql`(
		select jsonb_agg(jsonb_build_object('kind', e.kind, 'origin', e.origin, 'units', ${entryUnits("e")},
			'effectiveOn', e.effective_on, 'expiresOn', e.expires_on, 'fromYear', e.from_year) order by e.effective_on, e.id)
		from leave_entry e
		where e.tenant_id = ${tenantId} and e.account_id = a.id and e.kind <> 'REVERSAL' and not exists (
			select from leave_entry r where r.tenant_id = e.tenant_id and r.reverses_id = e.id))`;
}

/** Conditions of the row `u`. */
function filters(scope: Scope, input: Input): RawBuilder<unknown>[] {
	const employees = [sql`u.role = 'USER'`, ...(input.includeDisabled ? [] : [sql`u.is_enabled`])];
	return [...employees, ...peopleFilters(scope, input)];
}
