import { type RawBuilder, sql } from "kysely";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import { wholeDay } from "#domain/leave/leave-days.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow } from "#kit/server/rows-of.ts";

/** A quantity that is stored in one of two columns, days or minutes, in the unit of its account: ten thousandths, or minutes. */
export function unitsIn(days: string, minutes: string): RawBuilder<unknown> {
	return sql`coalesce(${sql.ref(minutes)}, (${sql.ref(days)} * 10000)::int)`;
}

/** What the entry of that name moves, in the unit of its account. */
export const entryUnits = (entry: string) => unitsIn(`${entry}.days`, `${entry}.minutes`);

/** What the day of an absence of that name takes from an account of a unit. */
export function takenUnits(day: string, unit: RawBuilder<unknown>): RawBuilder<unknown> {
	const [minutes, cost] = [sql.ref(`${day}.cost_min`), sql.ref(`${day}.cost`)];
	return sql`case ${unit} when 'MINUTES' then ${minutes} else (${cost} * 10000)::int end`;
}

/** Of the limits `m`, for an account of a unit. */
export function limitUnits(
	name: "advance" | "notice",
	unit: RawBuilder<unknown>,
): RawBuilder<unknown> {
	const [minutes, days] = [sql.ref(`m.${name}_minutes`), sql.ref(`m.${name}_days`)];
	return sql`case ${unit} when 'MINUTES' then ${minutes} else (${days} * 10000)::int end`;
}

/** In what accounts of a kind of leave are kept; a scalar. */
export function unitOfKind(tenantId: string, activityId: RawBuilder<unknown>): RawBuilder<unknown> {
	return sql`(select k.account_unit from activity k where k.tenant_id = ${tenantId} and k.id = ${activityId})`;
}

/** The same, and it stays so until the end of the transaction: who opens accounts meanwhile opens them in this unit. */
export function heldUnitOfKind(
	tenantId: string,
	activityId: RawBuilder<unknown>,
): RawBuilder<unknown> {
	return sql`(select k.account_unit from activity k where k.tenant_id = ${tenantId} and k.id = ${activityId} for key share)`;
}

/** As one of two columns has it, the other one empty. */
export function storedAmount(units: number, unit: AccountUnit) {
	return unit === "DAYS"
		? { days: units / wholeDay, minutes: null }
		: { days: null, minutes: units };
}

/** In what accounts of a kind are kept; no row where it has none of its own. */
export const accountUnit = (tenantId: string, activityId: string) => sql`
	select a.account_unit as unit from activity a
	where a.tenant_id = ${tenantId} and a.id = ${activityId} and a.class_type = 'LEAVE' and a.deducts = 'LEAVE' and a.leave_activity_id is null`;

/** The same, as it stays until the end of the transaction where it is held; undefined where it has none of its own. */
export async function accountUnitOf(
	tx: Tx,
	tenantId: string,
	activityId: string,
	{ isHeld }: { readonly isHeld: boolean },
): Promise<AccountUnit | undefined> {
	const found = await firstRow(tx)<{ unit: AccountUnit }>`
		${accountUnit(tenantId, activityId)} ${isHeld ? sql`for key share` : sql``}`;
	return found?.unit;
}
