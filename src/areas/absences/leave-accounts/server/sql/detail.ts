import { sql } from "kysely";
import type { CourseDay } from "#domain/leave/leave-course.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { LeaveAccountAnswer, LeaveAccountLine } from "../../contract/account.ts";
import type { CarryReason, LeaveOpeningValues } from "../../contract/openings.ts";
import { entryUnits, limitUnits, takenUnits, unitOfKind } from "./amounts.ts";
import type { WrittenRange } from "./facts.ts";
import { openingOf } from "./ledger.ts";
import type { LimitRow } from "./limits.ts";
import { accountKind, type FigureUnits, sums } from "./list.ts";

/** Whose account of what is looked at. */
export interface AskedAccount {
	readonly tenantId: string;
	readonly userId: string;
	readonly year: number;
	readonly activityId: string | undefined;
}

/** The account `a` that is asked for. */
export const askedAccount = ({ tenantId, userId, year, activityId }: AskedAccount) => sql`
	a.tenant_id = ${tenantId} and a.user_id = ${userId} and a.year = ${year}::int and a.activity_id = ${accountKind(tenantId, activityId)}`;

/** `taken` is all that is approved, also for days to come. */
export type HeadRow = LeaveAccountAnswer["user"] &
	Omit<FigureUnits, "approvedAhead" | "requested" | "free"> &
	Record<string, unknown> & {
		readonly accountId: string | null;
		readonly version: number;
		readonly opening: LeaveOpeningValues | null;
		readonly carryReason: CarryReason | null;
		readonly carryNote: string | null;
		/** Of the person and the kind of leave; null: none are set. */
		readonly limits: Pick<LimitRow, "advance" | "notice" | "version"> | null;
	};

/** The person, and what her account comes to; ids of accounts are null where there is none. */
export function accountHead(account: AskedAccount): Statement {
	const { tenantId, userId } = account;
	return statementOf(sql`
		select u.id, u.first_name as "firstName", u.last_name as "lastName", u.personnel_no as "personnelNo", n.name as "unitName",
			a.id as "accountId", a.version, e.*, ${openingOf} as opening, a.carry_reason as "carryReason", a.carry_note as "carryNote",
			(select jsonb_build_object('advance', ${limitUnits("advance", sql`k.account_unit`)},
				'notice', ${limitUnits("notice", sql`k.account_unit`)}, 'version', m.version)
				from leave_limit m join activity k on k.tenant_id = m.tenant_id and k.id = m.activity_id where m.tenant_id = u.tenant_id and m.user_id = u.id
					and m.activity_id = ${accountKind(tenantId, account.activityId)}) as limits
		from app_user u
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		left join leave_account a on ${askedAccount(account)}
		left join lateral (${sums(tenantId)}) e on a.id is not null
		where u.tenant_id = ${tenantId} and u.id = ${userId}`);
}

/** A line of a ledger as it is stored, with what it belongs to. */
export interface LineRow
	extends Omit<LeaveAccountLine, "days" | "balance" | "steps" | "law">,
		Record<string, unknown> {
	readonly units: number;
	readonly why: { readonly steps?: readonly string[]; readonly law?: string | null };
	readonly reversesId: string | null;
}

/** All lines of the account, also those that were taken back, in order of their days: what is granted before what is taken. */
export function accountLines(account: AskedAccount): Statement {
	return statementOf(sql`
		select e.id, e.kind, e.origin, e.source, ${entryUnits("e")} as units, e.effective_on::text as "effectiveOn",
			e.expires_on::text as "expiresOn", e.from_year as "fromYear", e.why, e.reason, e.reverses_id as "reversesId",
			case when b.id is not null then jsonb_build_object('id', b.id, 'from', b.from_date, 'to', b.to_date,
				'fromPart', b.from_part, 'toPart', b.to_part) end as absence,
			case when r.id is not null then jsonb_build_object('id', r.id, 'name', r.name, 'version', (
				select count(*) from leave_rule_version w where w.tenant_id = v.tenant_id and w.rule_id = v.rule_id
					and w.valid_from <= v.valid_from)) end as rule
		from leave_account a
		join leave_entry e on e.tenant_id = a.tenant_id and e.account_id = a.id
		left join absence b on b.tenant_id = e.tenant_id and b.id = e.absence_id
		left join leave_rule_version v on v.tenant_id = e.tenant_id and v.id = e.rule_version_id
		left join leave_rule r on r.tenant_id = v.tenant_id and r.id = v.rule_id
		where ${askedAccount(account)}
		order by e.effective_on, ${entryUnits("e")} < 0, e.kind <> 'ENTITLEMENT', array_position(${[...originsInOrder]}::text[], e.origin),
			e.from_year, ${entryUnits("e")}, e.id`);
}

/** As they are reckoned: what the law grants comes first. */
const originsInOrder = [
	"STATUTORY",
	"CONTRACTUAL",
	"DISABLED",
	"AGE",
	"TENURE",
	"EXTRA",
	"YOUTH",
	"SUBSTITUTE",
] as const;

export interface DayRow extends CourseDay, WrittenRange, Record<string, unknown> {
	readonly absenceId: string;
	/** What it takes in ten thousandths of a day. */
	readonly cost: number;
}

/** Days that are taken from the account, or are to be. */
export function accountDays(account: AskedAccount): Statement {
	const { tenantId, userId, year, activityId } = account;
	return statementOf(sql`
		select t.day::text as day, t.absence_id as "absenceId",
			${takenUnits("t", unitOfKind(tenantId, accountKind(tenantId, activityId)))} as units, (t.cost * 10000)::int as cost, b.state,
			b.from_date::text as "from", b.to_date::text as "to", b.from_part as "fromPart", b.to_part as "toPart"
		from absence_day t
		join absence b on b.tenant_id = t.tenant_id and b.id = t.absence_id
		join activity k on k.tenant_id = b.tenant_id and k.id = b.activity_id
		where t.tenant_id = ${tenantId} and t.user_id = ${userId} and t.day >= make_date(${year}::int, 1, 1)
			and t.day <= make_date(${year}::int, 12, 31) and t.cost > 0 and b.state in ('APPROVED', 'REQUESTED')
			and k.deducts = 'LEAVE' and coalesce(k.leave_activity_id, k.id) = ${accountKind(tenantId, activityId)}
			and t.day >= coalesce((select a.opened_on from leave_account a where ${askedAccount(account)}), '-infinity')
		order by t.day, t.absence_id`);
}
