import type { RawBuilder } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";
import type { OverlapRow } from "./around-entry.ts";

type People = RawBuilder<unknown>;

export interface SeriesPerson {
	readonly id: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly zone: string;
	readonly entryDate: string | null;
	readonly exitDate: string | null;
	readonly level: "FULL" | "WRITE" | "READ" | "NONE";
}

/** People by id, held until the transaction ends: other bookings for them wait. Those who do not exist are left out. */
export function seriesPeople(
	tx: Tx,
	tenantId: string,
	ids: readonly string[],
	reach: Readonly<Record<"READ" | "WRITE" | "FULL", People>>,
) {
	return rows(tx)<SeriesPerson>`
		select u.id, u.first_name as "firstName", u.last_name as "lastName", s.time_zone as zone,
			u.entry_date as "entryDate", u.exit_date as "exitDate",
			case when u.id in ${reach.FULL} then 'FULL' when u.id in ${reach.WRITE} then 'WRITE'
				when u.id in ${reach.READ} then 'READ' else 'NONE' end as level
		from app_user u join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
		where u.tenant_id = ${tenantId} and u.id = any(${[...ids]}::uuid[])
		order by u.id for no key update of u`;
}

/** People of units and those below who are not archived, of a sub-query of ids. */
export async function peopleOfUnits(
	tx: Tx,
	tenantId: string,
	unitIds: readonly string[],
	among: People,
): Promise<string[]> {
	const found = await rows(tx)<{ id: string }>`
		select u.id from app_user u
		where u.tenant_id = ${tenantId} and u.role = 'USER' and u.is_enabled and u.id in ${among} and u.unit_id in (
			select c.descendant_id from unit_closure c
			where c.tenant_id = ${tenantId} and c.ancestor_id = any(${[...unitIds]}::uuid[]))
		order by u.id`;
	return found.map(({ id }) => id);
}

export interface OccupiedRow extends OverlapRow {
	readonly userId: string;
	/** Its end, or until when what runs may run. */
	readonly occupiedTo: Date;
}

/** Entries of people on some days and around them that are not refused nor cancelled. */
export function occupiedTimes(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	{ from, to }: { readonly from: string; readonly to: string },
) {
	return rows(tx)<OccupiedRow>`
		select t.id, t.user_id as "userId", t.begin_at as begin, t.end_at as end, t.occupied_to as "occupiedTo", t.zone,
			t.state, a.name as "activityName"
		from time_tracking t
		join activity a on a.tenant_id = t.tenant_id and a.id = t.activity_id
		where t.tenant_id = ${tenantId} and t.user_id = any(${[...userIds]}::uuid[]) and t.deleted_at is null
			and t.state in ('PLANNED', 'REQUESTED', 'APPROVED')
			and t.day between ${from}::date - 3 and ${to}::date + 3
		order by t.begin_at, t.id`;
}

/** `person month` like `… 2026-11` of months that are closed, unless a reason to correct them was said. */
export async function closedMonths(tx: Tx, tenantId: string, userIds: readonly string[]) {
	const found = await rows(tx)<{ userId: string; month: string }>`
		select user_id as "userId", to_char(month, 'YYYY-MM') as month from closed_month
		where tenant_id = ${tenantId} and user_id = any(${[...userIds]}::uuid[])
			and coalesce(current_setting('app.correction_reason', true), '') = ''`;
	return new Set(found.map(({ userId, month }) => `${userId} ${month}`));
}

/** Which of some entries are there already. */
export async function entriesThere(tx: Tx, tenantId: string, ids: readonly string[]) {
	const found = await rows(tx)<{ id: string }>`
		select id from time_tracking where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;
	return new Set(found.map(({ id }) => id));
}
