import {
	checkEach,
	type KnownShift,
	readShifts,
} from "#areas/shift-planning/shifts/server/public.ts";
import { visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { mostSwaps } from "../../contract/swaps.ts";
import type { contract, ShiftSwap } from "../../contract.ts";
import { readerOf } from "../reader-of.ts";
import { type ListedSwap, swapsFor } from "../sql/swaps.ts";
import { exchange } from "./held-swap.ts";

/** Each with what it would break, as far as that is the reader's to know. */
export const listShiftSwaps: Handler<typeof contract.listShiftSwaps> = (
	context,
	{ shiftId = null },
) => {
	const { tenantId, session, now } = context;
	return context.read(async (tx) => {
		const units = visibleUnits(session, "shiftplan.manage", "WRITE");
		const swaps = await swapsFor(tx, readerOf(context), { units, shiftId, most: mostSwaps });
		const ids = swaps.flatMap((one) => [one.shiftId, one.returnShiftId ?? []].flat());
		const rows = new Map((await readShifts(tx, tenantId, ids)).map((row) => [row.id, row]));
		const plans = swaps.map((one) => planOf(one, rows, session.userId));
		const found = await checkEach({ tx, tenantId, session, now }, plans);
		return { items: swaps.map((one, nth) => answerOf(one, found[nth] ?? [])) };
	});
};

function planOf(swap: ListedSwap, rows: ReadonlyMap<string, KnownShift>, ownId: string) {
	const { role, kind, offeredById, takenById, returnShiftId } = swap;
	const row = rows.get(swap.shiftId);
	if (row === undefined) return [];
	// what is given back for a swap is chosen when it is taken
	if (role === "ASKED") {
		return kind === "GIVE" ? exchange(row, undefined, { from: offeredById, to: ownId }) : [];
	}
	if (role !== "DECIDES" || takenById === null) return [];
	return exchange(row, rows.get(returnShiftId ?? ""), { from: offeredById, to: takenById });
}

function answerOf(
	{
		shiftId: _,
		returnShiftId: __,
		offeredById: ___,
		offeredToId: ____,
		takenById: _____,
		...swap
	}: ListedSwap,
	violations: readonly RuleViolation[],
): ShiftSwap {
	const { beginAt: ______, ...shown } = swap as typeof swap & { readonly beginAt?: unknown };
	return { ...shown, madeAt: shown.madeAt.toISOString(), violations: [...violations] };
}
