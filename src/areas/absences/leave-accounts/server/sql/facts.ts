import { type RawBuilder, sql } from "kysely";
import {
	type ReachingLeaveRule,
	rulesReachingPeople,
} from "#areas/absences/leave-rules/server/public.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { CutKind, LeaveOrigin } from "#domain/leave/leave-line.ts";
import type { DayPart } from "#domain/working-time/layout/absence-span.ts";
import { composedStatement } from "#kit/server/composed-statement.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import { accountUnit, limitUnits, takenUnits, unitOfKind } from "./amounts.ts";
import { type HandledAccount, handled, handledAccounts } from "./handled-accounts.ts";

/** Civil days, both inclusive; null: open. */
interface Held {
	readonly from: string;
	readonly to: string | null;
}

/** What is kept of a person that her leave follows from. */
export interface LeavePersonRow {
	readonly id: string;
	readonly birthDate: string | null;
	readonly disabledFrom: string | null;
	readonly disabledTo: string | null;
	/** Of who has no employment of record. */
	readonly entryDate: string | null;
	readonly exitDate: string | null;
	readonly employments: readonly Held[];
	/** Half workdays a week, and the minutes of a week. */
	readonly contracts: readonly (Held & { readonly halfDays: number; readonly minutes: number })[];
	/** Plans with the workdays of their whole cycle and its target minutes; of the kind SHIFT there are none. */
	readonly plans: readonly (Held & {
		readonly kind: "FIXED" | "SHIFT";
		readonly weeks: number;
		readonly workdays: number;
		readonly minutes: number;
	})[];
	/** Public holidays that were worked where another day is off for them, in order, with the weeks in which it is taken. */
	readonly substitutes: readonly { readonly day: string; readonly weeks: number }[];
	/** The kind of leave whose account they lie in; null where there is none. */
	readonly substituteActivityId: string | null;
	/** Approved unpaid leave of whole days, in order. */
	readonly unpaid: readonly {
		readonly absenceId: string;
		readonly from: string;
		readonly to: string;
	}[];
	/** Approved sickness of her own, in order. */
	readonly sickness: readonly { readonly from: string; readonly to: string }[];
	/** The same as far as certificates of it were received: sickness by certificate. */
	readonly certified: readonly (WrittenRange & {
		readonly certifiedFrom: string;
		readonly certifiedTo: string;
	})[];
	/** What was declared to shorten her leave. */
	readonly cuts: readonly {
		readonly kind: CutKind;
		/** Civil days; null: until further notice. */
		readonly from: string;
		readonly to: string | null;
		readonly worksPartTime: boolean;
	}[];
	/** What she was told of leave that may lapse, as far as it has come. */
	readonly notices: readonly ReceivedNotice[];
	/** Years that were closed, the latest first. */
	readonly closed: readonly ClosedYear[];
}

/** What a person carries over out of a year that was closed. */
export interface ClosedYear {
	readonly year: number;
	/** The kind of leave. */
	readonly activityId: string;
	readonly pots: readonly {
		readonly origin: LeaveOrigin;
		/** In which it was earned. */
		readonly year: number;
		/** Civil day; null: never lost. */
		readonly expiresOn: string | null;
		/** In the unit of the account. */
		readonly units: number;
	}[];
}

/** A notice of leave that may lapse, and when it came. */
export interface ReceivedNotice {
	readonly year: number;
	/** The kind of leave. */
	readonly activityId: string;
	/** Civil day. */
	readonly receivedOn: string;
	/** Workdays that were left of its year then, in ten thousandths of a day. */
	readonly workUnits: number;
}

/** Days of an absence, in their written form. */
export interface WrittenRange {
	readonly from: string;
	readonly to: string;
	readonly fromPart: DayPart;
	readonly toPart: DayPart;
}

const own = (tenantId: string) => sql`x.tenant_id = ${tenantId} and x.user_id = u.id`;

/** A person with her accounts of a kind and their terms. */
export interface LeaveHolderRow extends LeavePersonRow {
	/** Of the accounts; null where the kind has none of its own. */
	readonly unit: AccountUnit | null;
	/** How far they may go below 0, in that unit. */
	readonly advance: number;
	/** By year. */
	readonly accounts: readonly HandledAccount[];
}

/** People as their leave of a kind is reckoned; nobody who is not there. */
export function readLeavePeople(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	activityId: string,
) {
	return rowsOf<LeaveHolderRow>(tx, leavePeopleOf({ tenantId, userIds, activityId }));
}

/** The same as a question of its own; rows are `LeavePersonRow`. */
export function leavePeople(tenantId: string, userIds: readonly string[]): RawBuilder<unknown> {
	return sql`
		select u.id, p.birth_date::text as "birthDate", p.severely_disabled_from::text as "disabledFrom",
			p.severely_disabled_to::text as "disabledTo", u.entry_date::text as "entryDate", u.exit_date::text as "exitDate",
			(select coalesce(jsonb_agg(jsonb_build_object('from', x.entry_date, 'to', x.exit_date) order by x.entry_date), '[]')
				from employment x where ${own(tenantId)}) as employments,
			(select coalesce(jsonb_agg(jsonb_build_object('from', x.valid_from, 'to', x.valid_to,
				'halfDays', (x.days_per_week * 2)::int, 'minutes', x.weekly_min) order by x.valid_from), '[]')
				from contract x where ${own(tenantId)}) as contracts,
			(select coalesce(jsonb_agg(jsonb_build_object('from', greatest(x.valid_from, v.valid_from),
				'to', least(x.valid_to, v.valid_to), 'kind', t.kind, 'weeks', v.weeks,
				'workdays', d.workdays, 'minutes', d.minutes) order by greatest(x.valid_from, v.valid_from)), '[]')
				from worksheet x
				join worksheet_template t on t.tenant_id = x.tenant_id and t.id = x.template_id
				join worksheet_template_version v on v.tenant_id = x.tenant_id and v.template_id = x.template_id
					and daterange(v.valid_from, v.valid_to, '[]') && daterange(x.valid_from, x.valid_to, '[]')
				cross join lateral (
					select count(*) as workdays, coalesce(sum(d.target_min), 0) as minutes from worksheet_day d
					where d.tenant_id = ${tenantId} and d.version_id = v.id and d.week <= v.weeks and d.target_min > 0) d
				where ${own(tenantId)}) as plans,
			${substitutesOf(tenantId)} as substitutes, ${substituteKind(tenantId)} as "substituteActivityId",
			(select coalesce(jsonb_agg(jsonb_build_object('from', x.from_date, 'to', x.to_date) order by x.from_date, x.to_date), '[]')
				from absence x where ${own(tenantId)} and x.class_type = 'SICK' and x.state = 'APPROVED' and ${isOwnIllness("x")}) as sickness,
			${unpaidOf(tenantId)} as unpaid,
			(select coalesce(jsonb_agg(jsonb_build_object('from', b.from_date, 'to', b.to_date, 'fromPart', b.from_part,
				'toPart', b.to_part, 'certifiedFrom', x.au_from, 'certifiedTo', x.au_to)), '[]')
				from sick_note x join absence b on b.tenant_id = x.tenant_id and b.id = x.absence_id
				where ${own(tenantId)} and x.received_on is not null and b.class_type = 'SICK' and b.state = 'APPROVED'
					and ${isOwnIllness("b")}) as certified,
			(select coalesce(jsonb_agg(jsonb_build_object('kind', x.kind, 'from', x.valid_from, 'to', x.valid_to,
				'worksPartTime', x.works_part_time) order by x.valid_from), '[]')
				from leave_cut x where ${own(tenantId)}) as cuts,
			${noticesOf(tenantId)} as notices, ${closedOf(tenantId)} as closed
		from app_user u
		left join user_private p on p.tenant_id = u.tenant_id and p.user_id = u.id
		where u.tenant_id = ${tenantId} and u.id = any(${userIds}::uuid[])
		order by u.id`;
}

/** Of the absence of that name: with a child that is ill nobody is ill herself. */
export const isOwnIllness = (absence: "x" | "b" | "i") => sql`not exists (
	select from activity k where k.tenant_id = ${sql.ref(absence)}.tenant_id and k.id = ${sql.ref(absence)}.activity_id
		and k.occasion = 'CHILD_SICK')`;

/** Of the person `u`: days on which she owed no work at all; half days and hours are work. */
const unpaidOf = (tenantId: string) => sql`
	(select coalesce(jsonb_agg(jsonb_build_object('absenceId', x.id, 'from', x.from_date + (x.from_part <> 'WHOLE')::int,
		'to', x.to_date - (x.to_part <> 'WHOLE')::int) order by x.from_date), '[]')
		from absence x join activity k on k.tenant_id = x.tenant_id and k.id = x.activity_id and k.occasion = 'UNPAID'
		where ${own(tenantId)} and x.state = 'APPROVED' and x.begin_min is null
			and x.to_date - (x.to_part <> 'WHOLE')::int >= x.from_date + (x.from_part <> 'WHOLE')::int)`;

/** Of the person `u`: what was told of leave and has come. */
const noticesOf = (tenantId: string) => sql`
	(select coalesce(jsonb_agg(jsonb_build_object('year', x.year, 'activityId', x.activity_id, 'receivedOn', r.received_on,
		'workUnits', (r.workdays * 10000)::int) order by r.received_on, x.id), '[]')
		from leave_notice x join leave_notice_receipt r on r.tenant_id = x.tenant_id and r.notice_id = x.id
		where ${own(tenantId)} and not exists (
			select from leave_notice_receipt later
			where later.tenant_id = r.tenant_id and later.notice_id = r.notice_id and later.nth > r.nth))`;

/** Of the person `u`: years that were closed, the latest first. */
const closedOf = (tenantId: string) => sql`
	(select coalesce(jsonb_agg(jsonb_build_object('year', y.year, 'activityId', y.activity_id, 'pots', x.pots) order by y.year desc), '[]')
		from leave_year_end_person x join leave_year_end y on y.tenant_id = x.tenant_id and y.id = x.year_end_id and y.state <> 'UNDONE'
		where ${own(tenantId)})`;

const holidayWork = "timetracking.holidayWork";

/** Of the person `u`; nothing is looked for where no place gives substitute days. */
const substitutesOf = (tenantId: string) => sql`
	case when exists (select from setting s where s.tenant_id = ${tenantId} and s.key = ${holidayWork} and s.value ->> 'mode' = 'SUBSTITUTE_DAY')
		then (select coalesce(jsonb_agg(jsonb_build_object('day', r.day, 'weeks', (w.value ->> 'weeks')::int) order by r.day), '[]')
			from day_result r
			cross join lateral resolve_setting(${tenantId}, r.unit_id, r.site_id, ${holidayWork}, r.day) w(value)
			where r.tenant_id = ${tenantId} and r.user_id = u.id and r.worked_min > 0 and extract(isodow from r.day) < 7
				and w.value ->> 'mode' = 'SUBSTITUTE_DAY'
				and exists (select from holiday h where h.tenant_id = ${tenantId} and h.date = r.day and h.factor > 0 and h.kind = 'PUBLIC'
					and (h.site_id is null or h.site_id = r.site_id)))
		else '[]' end`;

/** Where leave by law lies, else the kind that is usual. */
const substituteKind = (tenantId: string) => sql`(
	select a.id from activity a
	where a.tenant_id = ${tenantId} and a.class_type = 'LEAVE' and a.deducts = 'LEAVE' and a.leave_activity_id is null and a.is_enabled
	order by exists (select from leave_rule r where r.tenant_id = a.tenant_id and r.activity_id = a.id and r.is_enabled
		and r.kind = 'STATUTORY') desc, a.is_default desc, a.name collate natural_order, a.id limit 1)`;

const leavePeopleOf = composedStatement(
	["tenantId", "userIds", "activityId"],
	({ tenantId, userIds, activityId }) => sql`
		with ${handled(tenantId, userIds, activityId)}
		select p.*, (${accountUnit(tenantId, activityId)}) as unit, coalesce((
			select ${limitUnits("advance", sql`k.account_unit`)}
			from leave_limit m join activity k on k.tenant_id = m.tenant_id and k.id = m.activity_id
			where m.tenant_id = ${tenantId} and m.user_id = p.id and m.activity_id = ${activityId}), 0) as advance,
			${handledAccounts} as accounts
		from (${leavePeople(tenantId, userIds)}) p
		order by p.id`,
);

/** The first day of this year, or of the first year that one of some people has an account of. */
function firstLeaveDay(
	tenantId: string,
	asked: { readonly userIds: readonly string[]; readonly activityId: string },
	thisYear: string,
): RawBuilder<string> {
	return sql`(select least(${thisYear}::date, make_date(min(c.year), 1, 1)) from leave_account c
		where c.tenant_id = ${tenantId} and c.user_id = any(${asked.userIds}::uuid[]) and c.activity_id = ${asked.activityId})`;
}

/** A day of leave that is approved or requested, with the days of all of it. */
export interface LeaveDayRow extends WrittenRange {
	readonly userId: string;
	readonly absenceId: string;
	readonly day: string;
	/** What it takes from the account, in its unit, before sickness gives any of it back. */
	readonly units: number;
	/** The same in ten thousandths of a day. */
	readonly cost: number;
	readonly state: "APPROVED" | "REQUESTED";
}

/** Whose account of which kind of leave; `thisYear` is its first day. */
export interface LeaveSince {
	readonly tenantId: string;
	readonly userIds: readonly string[];
	readonly activityId: string;
	readonly thisYear: string;
}

/** Rules for accounts of a kind that reach people on `firstLeaveDay` or later. */
export function readLeaveRules(tx: Tx, since: LeaveSince) {
	return rowsOf<ReachingLeaveRule>(tx, leaveRulesOf({ ...since }));
}

const leaveRulesOf = composedStatement(
	["tenantId", "userIds", "activityId", "thisYear"],
	({ thisYear, ...asked }) =>
		rulesReachingPeople({ ...asked, day: firstLeaveDay(asked.tenantId, asked, thisYear) }),
);

/** Days that are taken from accounts of a kind, from `firstLeaveDay` on. */
export function readLeaveDays(tx: Tx, since: LeaveSince) {
	return rowsOf<LeaveDayRow>(tx, leaveDaysOf({ ...since }));
}

// kinds as an array, and whose absences they are said once more: joined to the kinds alone, a plan for any of them reads all absences
const leaveDaysOf = composedStatement(
	["tenantId", "userIds", "activityId", "thisYear"],
	({ tenantId, userIds, activityId, thisYear }) => {
		const unit = unitOfKind(tenantId, sql`${activityId}::uuid`);
		return sql`
		select d.user_id as "userId", d.absence_id as "absenceId", d.day::text as day, ${takenUnits("d", unit)} as units,
			(d.cost * 10000)::int as cost, b.state,
			b.from_date::text as "from", b.to_date::text as "to", b.from_part as "fromPart", b.to_part as "toPart"
		from absence_day d
		join absence b on b.tenant_id = d.tenant_id and b.id = d.absence_id
		where d.tenant_id = ${tenantId} and d.user_id = any(${userIds}::uuid[])
			and d.day >= ${firstLeaveDay(tenantId, { userIds, activityId }, thisYear)} and d.cost > 0
			and b.user_id = any(${userIds}::uuid[]) and b.state in ('APPROVED', 'REQUESTED')
			and b.activity_id = any(array(select a.id from activity a
				where a.tenant_id = ${tenantId} and a.deducts = 'LEAVE' and coalesce(a.leave_activity_id, a.id) = ${activityId}))
		order by d.user_id, d.day, d.absence_id`;
	},
);
