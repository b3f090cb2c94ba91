import { amountNumber } from "#domain/leave/amount/account-unit.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { kindAsked } from "./sql/people.ts";

/** How amounts of a kind of leave stand in a file: days as decimals, or hours as durations; `value` takes the unit's quantities. */
export function exportedAmount(unit: AccountUnit) {
	return unit === "DAYS"
		? { kind: "decimal" as const, value: (units: number) => amountNumber(units, unit) }
		: { kind: "duration" as const, value: (minutes: number) => minutes };
}

export type ExportedAmount = ReturnType<typeof exportedAmount>;

/** The same of the kind that a list is asked about. */
export async function exportedAmountOf(
	tx: Tx,
	tenantId: string,
	activityId: string | undefined,
): Promise<ExportedAmount> {
	return exportedAmount((await kindAsked(tx, tenantId, activityId))?.unit ?? "DAYS");
}
