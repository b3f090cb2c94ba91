import { type RawBuilder, sql } from "kysely";
import { accountKind, entryUnits, unitsIn } from "#areas/absences/leave-accounts/server/public.ts";
import { peopleFilters } from "#areas/staff/user-roles/server/public.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { byName, pageOfRows } from "#kit/server/page-of-rows.ts";
import type { contract, LeaveNoticeItem } from "../../contract.ts";
import { isStanding } from "./standing.ts";

type Input = InputOf<(typeof contract)["listLeaveNotices"]>;
type Notice = NonNullable<LeaveNoticeItem["notice"]>;

/** Quantities are in the unit of the account. */
export interface NoticeRow
	extends Omit<LeaveNoticeItem, "days" | "notice">,
		Record<string, unknown> {
	readonly total: number;
	readonly units: number;
	readonly unit: AccountUnit;
	readonly noticeId: string | null;
	readonly channel: Notice["channel"] | null;
	readonly sentAt: Date | null;
	readonly toldUnits: number | null;
	readonly lastDay: string | null;
	readonly receivedOn: string | null;
	readonly how: Notice["how"];
	readonly receiptVersion: number | null;
}

export interface Scope {
	readonly tenantId: string;
	readonly year: number;
	/** Conditions of the row `u`. */
	readonly isVisible: RawBuilder<unknown>;
	readonly isInSite: RawBuilder<unknown>;
}

/** One page of people with open leave. */
export function noticeRows(scope: Scope, input: Input): Statement {
	const { sortBy = "name", sortDirection, states } = input;
	const { tenantId, year } = scope;
	const found = openPeople({ tenantId, year, kind: accountKind(tenantId, input.activityId) });
	const where = sql.join(peopleFilters(scope, input), sql` and `);
	return pageOfRows({
		rows: sql`${found} and ${where}`,
		shown: sql`select p.*, ${signIn(tenantId)} as "hasSignIn", ${lapse(tenantId)} as "lapsesOn" from (${found}) p`,
		where: states === undefined ? [] : [sql`r.state = any(${states}::text[])`],
		keys: [{ value: sortKeys[sortBy], descending: sortDirection === "DESC" }, ...byName],
		paging: input,
	});
}

const sortKeys = {
	name: sql`r."lastName" collate natural_order`,
	personnelNo: sql`r."personnelNo" collate natural_order`,
	unitName: sql`r."unitName" collate natural_order`,
	days: sql`r.units`,
	sentAt: sql`r."sentAt"`,
	receivedOn: sql`r."receivedOn"`,
} as const;

interface Asked {
	readonly tenantId: string;
	readonly year: number;
	readonly kind: RawBuilder<unknown>;
}

/**
 * People `u` with open leave of a year, with the notice that counts. Open is what the year itself granted: of what was carried
 * over the year that granted it was told of.
 */
export function openPeople({ tenantId, year, kind }: Asked): RawBuilder<unknown> {
	return sql`
		select u.id, u.first_name as "firstName", u.last_name as "lastName", u.personnel_no as "personnelNo", n.name as "unitName",
			u.is_enabled as "isEnabled", o.account_id as "accountId", o.units, o.unit, w.*,
			case when w."noticeId" is null then 'NONE' when w."receivedOn" is null then 'SENT' else 'RECEIVED' end as state
		from (
			select a.user_id, a.id as account_id, a.unit, sum(${entryUnits("e")})::int as units from leave_account a
			join leave_entry e on e.tenant_id = a.tenant_id and e.account_id = a.id
			where a.tenant_id = ${tenantId} and a.year = ${year}::int and a.activity_id = ${kind} and e.from_year is null
			group by a.tenant_id, a.id having sum(${entryUnits("e")}) > 0) o
		join app_user u on u.tenant_id = ${tenantId} and u.id = o.user_id
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		left join (
			select distinct on (x.user_id) x.user_id as "toldId", x.id as "noticeId", x.channel, x.sent_at as "sentAt",
				${unitsIn("x.days", "x.minutes")} as "toldUnits", x.last_day::text as "lastDay", r.received_on::text as "receivedOn", r.how, r.nth as "receiptVersion"
			from leave_notice x
			left join leave_notice_receipt r on r.tenant_id = x.tenant_id and r.notice_id = x.id and ${isStanding}
			where x.tenant_id = ${tenantId} and x.year = ${year}::int and x.activity_id = ${kind}
			order by x.user_id, r.received_on nulls last, x.sent_at desc, x.id) w on w."toldId" = u.id
		where u.role = 'USER' and u.is_enabled`;
}

/** Whether the person `p` can read anything on a screen. */
const signIn = (tenantId: string) => sql`exists (
	select from user_login l where l.tenant_id = ${tenantId} and l.user_id = p.id and l.is_enabled)`;

/** When what the year of the account granted lapses. */
const lapse = (tenantId: string) => sql`(
	select max(e.expires_on)::text from leave_entry e
	where e.tenant_id = ${tenantId} and e.account_id = p."accountId" and e.kind = 'ENTITLEMENT'
		and not exists (select from leave_entry r where r.tenant_id = e.tenant_id and r.reverses_id = e.id))`;
