import { type RawBuilder, sql } from "kysely";
import type { OpenAbsences, OwnSickness } from "#areas/absences/requests/server/public.ts";
import type { WaitingMatter } from "#areas/time-tracking/approvals/server/public.ts";
import { waitsWithin } from "#areas/time-tracking/target-actual/server/public.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";

export type OpenTracking = WaitingMatter<"needsReason" | "isAutoFinished">;

export interface OverviewRow extends Record<string, unknown> {
	/** Entries that still ask for something, the newest first. */
	readonly trackings: readonly OpenTracking[];
	/** Absences that the person is asked to stand in for. */
	readonly substitutions: readonly string[];
	readonly absences: OpenAbsences;
	readonly sickness: OwnSickness | null;
	/** Of open leave that may lapse, not read yet. */
	readonly leaveNotices: readonly string[];
	/** Null without an account; ten thousandths of a day. */
	readonly leave: {
		readonly unit: AccountUnit;
		readonly activityId: string;
		readonly total: number;
		readonly approved: number;
		readonly requested: number;
		readonly dayMinutes: number | null;
	} | null;
	/** Null without an account; minutes. */
	readonly overtime: {
		readonly upperLimit: number | null;
		readonly isBeingComputed: boolean;
		/** Ledger up to today. */
		readonly ledger: number;
		/** Days that no month's close has carried over. */
		readonly open: number;
		/** By month, the oldest first. */
		readonly months: readonly { readonly month: string; readonly minutes: number }[];
	} | null;
	/** The newest first. */
	readonly emptyDays: readonly string[];
	/** The next ones. */
	readonly holidays: readonly {
		readonly date: string;
		readonly name: string;
		readonly factor: number;
	}[];
}

export interface Whose {
	readonly tenantId: string;
	readonly userId: string;
	readonly today: string;
	/** The first day that is looked at for actual time. */
	readonly emptyFrom: string;
	/** The first day whose month is shown. */
	readonly monthsFrom: string;
}

/** What other features tell of their own; scalars of JSON. */
type Waiting = Readonly<
	Record<
		"trackings" | "substitutions" | "absences" | "sickness" | "leave" | "leaveNotices",
		RawBuilder<unknown>
	>
>;

/** Everything the boxes need, in one round trip. */
export function overviewFacts(
	whose: Whose,
	{ trackings, substitutions, absences, sickness, leave, leaveNotices }: Waiting,
): Statement {
	return statementOf(sql`
		select ${trackings} as trackings, ${substitutions} as substitutions, ${absences} as absences, ${sickness} as sickness, ${leave} as leave,
			${leaveNotices} as "leaveNotices", ${overtime(whose)} as overtime, ${emptyDays(whose)} as "emptyDays", ${nextHolidays(whose)} as holidays`);
}

/** As domain/overtime reckons it: the ledger up to today, and the days since the opening or the last month's close. */
const overtime = ({ tenantId, userId, today, monthsFrom }: Whose) => sql`(
	select jsonb_build_object('upperLimit', a.upper_min, 'isBeingComputed', ${waitsWithin(tenantId, sql`${userId}`, { from: sql`a.opened_on`, until: sql`${today}::date` })}, 'ledger', l.minutes, 'open', d.open, 'months', d.months)
	from overtime_account a
	cross join lateral (
		select coalesce(sum(e.minutes) filter (where e.effective_on <= ${today}::date), 0) as minutes,
			max(e.effective_on) filter (where e.kind = 'MONTH_CLOSE' and r.id is null) as closed
		from overtime_entry e
		left join overtime_entry r on r.tenant_id = e.tenant_id and r.user_id = e.user_id and r.reverses_id = e.id
		where e.tenant_id = ${tenantId} and e.user_id = ${userId}) l
	cross join lateral (
		select coalesce(sum(m.open), 0) as open, coalesce(jsonb_agg(jsonb_build_object('month', m.month, 'minutes', m.minutes)
			order by m.month) filter (where m.month >= to_char(${monthsFrom}::date, 'YYYY-MM')), '[]') as months
		from (
			select to_char(r.day, 'YYYY-MM') as month, sum(r.balance_min) as minutes,
				sum(r.balance_min) filter (where l.closed is null or r.day > l.closed) as open
			from day_result r
			where r.tenant_id = ${tenantId} and r.user_id = ${userId} and r.day >= a.opened_on and r.day < ${today}::date
				and (l.closed is null or r.day >= ${monthsFrom}::date or r.day > l.closed)
			group by 1) m) d
	where a.tenant_id = ${tenantId} and a.user_id = ${userId})`;

/** Who asked for an absence has said why there is nothing; a closed month asks nobody any more. */
const emptyDays = ({ tenantId, userId, today, emptyFrom }: Whose) => sql`(
	select coalesce(jsonb_agg(r.day::text order by r.day desc), '[]') from day_result r
	where r.tenant_id = ${tenantId} and r.user_id = ${userId} and r.day >= ${emptyFrom}::date and r.day < ${today}::date
		and r.target_min > r.holiday_credit_min + r.absence_credit_min and r.worked_min = 0 and r.pending_min = 0
		and not ${waitsWithin(tenantId, sql`${userId}`, { from: sql`r.day`, until: sql`r.day + 1` })}
		and not exists (
			select from time_tracking t
			where t.tenant_id = ${tenantId} and t.user_id = ${userId} and t.day = r.day and t.deleted_at is null
				and t.state in ('PLANNED', 'REQUESTED', 'APPROVED'))
		and not exists (
			select from absence b
			where b.tenant_id = ${tenantId} and b.user_id = ${userId} and b.from_date <= r.day and b.to_date >= r.day
				and b.state in ('PLANNED', 'REQUESTED'))
		and not exists (
			select from closed_month c
			where c.tenant_id = ${tenantId} and c.user_id = ${userId} and c.month = date_trunc('month', r.day)::date))`;

/** A day once, by what makes most of it free. */
const nextHolidays = ({ tenantId, userId, today }: Whose) => sql`(
	select coalesce(jsonb_agg(to_jsonb(n) order by n.date), '[]') from (
		select distinct on (h.date) h.date, h.name, h.factor::float8 as factor
		from holiday h join app_user u on u.tenant_id = h.tenant_id and u.id = ${userId}
		where h.tenant_id = ${tenantId} and h.date >= ${today}::date and h.factor > 0 and (h.site_id is null or h.site_id = u.site_id)
		order by h.date, h.factor desc, h.name limit 3) n)`;
