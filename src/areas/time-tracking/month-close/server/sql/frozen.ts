import type { NamedPerson } from "#areas/time-tracking/target-actual/contract/fields.ts";
import type { contract as times } from "#areas/time-tracking/target-actual/contract.ts";
import { namedPerson } from "#areas/time-tracking/target-actual/server/public.ts";
import type { DayFigures } from "#domain/month-close/day-figures.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";
import type { MonthComparison } from "../../contract/fields.ts";
import type { Reach } from "./reach.ts";

interface Whose {
	readonly tenantId: string;
	readonly userId: string;
	/** Civil days, the first and the last of the month. */
	readonly from: string;
	readonly to: string;
}

export interface PersonOfMonth {
	readonly user: NamedPerson;
	readonly isReadable: boolean;
	readonly mayClose: boolean;
	/** The close that holds; null while the month is open. */
	readonly closeNo: number | null;
}

/** A person as a session sees her month; undefined where there is no such person. */
export function personOfMonth(
	tx: Tx,
	{ tenantId, userId, from }: Whose,
	{ readable, closable }: Reach,
) {
	return firstRow(tx)<PersonOfMonth>`
		select ${namedPerson} as "user", u.id in ${readable} as "isReadable", u.id in ${closable} as "mayClose", c.close_no as "closeNo"
		from app_user u
		left join closed_month c on c.tenant_id = u.tenant_id and c.user_id = u.id and c.month = ${from}::date
		where u.tenant_id = ${tenantId} and u.id = ${userId}`;
}

/** Every close of a person's month, the newest first. */
export function closesOf(tx: Tx, { tenantId, userId, from }: Whose) {
	return rows(tx)<
		Omit<MonthComparison["closes"][number], "closedAt"> & { readonly closedAt: Date }
	>`
		select f.close_no as "closeNo", f.closed_at as "closedAt",
			nullif(concat_ws(' ', u.first_name, u.last_name), '') as "closedBy"
		from frozen_month f
		left join app_user u on u.tenant_id = f.tenant_id and u.id = f.closed_by
		where f.tenant_id = ${tenantId} and f.user_id = ${userId} and f.month = ${from}
		order by f.close_no desc`;
}

export interface FrozenDay {
	readonly day: string;
	readonly result: DayFigures;
}

export function frozenDays(tx: Tx, { tenantId, userId, from, to }: Whose, closeNo: number) {
	return rows(tx)<FrozenDay>`
		select day::text as day, result from frozen_day
		where tenant_id = ${tenantId} and user_id = ${userId} and day >= ${from} and day <= ${to} and close_no = ${closeNo}
		order by frozen_day.day`;
}

export interface TracedDay extends FrozenDay {
	readonly closeNo: number;
	readonly trace: AnswerOf<typeof times.getDayTrace>["trace"];
}

/** A day of one close, of the newest one unless one is named. */
export function tracedDay(
	tx: Tx,
	{ tenantId, userId }: Pick<Whose, "tenantId" | "userId">,
	day: string,
	closeNo: number | null,
) {
	return firstRow(tx)<TracedDay>`
		select f.day::text as day, f.close_no as "closeNo", f.result, f.trace from frozen_day f
		where f.tenant_id = ${tenantId} and f.user_id = ${userId} and f.day = ${day}
			and (${closeNo}::int is null or f.close_no = ${closeNo}::int)
		order by f.close_no desc limit 1`;
}

/** What corrections of a closed month did, the newest first. */
export function correctionsOf(tx: Tx, { tenantId, userId, from }: Whose) {
	return rows(tx)<Omit<MonthComparison["corrections"][number], "at"> & { readonly at: Date }>`
		select a.id, a.at, a.entity, a.action, m.reason, nullif(concat_ws(' ', u.first_name, u.last_name), '') as by
		from month_correction m
		join audit_event a on a.tenant_id = m.tenant_id and a.xid = m.xid and a.subject_user_id = m.user_id
		left join app_user u on u.tenant_id = a.tenant_id and u.id = a.actor_id
		where m.tenant_id = ${tenantId} and m.user_id = ${userId} and m.month = ${from}
		order by a.id desc limit 200`;
}
