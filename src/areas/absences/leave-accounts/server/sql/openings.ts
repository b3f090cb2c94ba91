import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow } from "#kit/server/rows-of.ts";
import { changeRow } from "#kit/server/versioned-rows/sql.ts";
import type { CarryReason, LeaveOpeningValues } from "../../contract/openings.ts";
import { openingOf } from "./ledger.ts";

/** What of an account is set up by hand. */
export interface SetUpRow {
	readonly opening: LeaveOpeningValues | null;
	readonly carryReason: CarryReason | null;
	readonly carryNote: string | null;
}

export function setUpOf(tx: Tx, tenantId: string, id: string) {
	return firstRow(tx)<SetUpRow & { readonly version: number }>`
		select ${openingOf} as opening, a.carry_reason as "carryReason", a.carry_note as "carryNote", a.version
		from leave_account a
		where a.tenant_id = ${tenantId} and a.id = ${id}`;
}

/** @returns the new version */
export function writeSetUp(
	tx: Tx,
	tenantId: string,
	id: string,
	{ opening, carryReason, carryNote }: SetUpRow,
): Promise<number> {
	const { day = null, ...rest } = opening ?? {};
	return changeRow(
		tx,
		"leave_account",
		{ tenantId, id },
		{
			opened_on: day,
			opening: opening === null ? null : JSON.stringify(rest),
			carry_reason: carryReason,
			carry_note: carryNote,
		},
	);
}
