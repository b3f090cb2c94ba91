import {
	holdShifts,
	type KnownShift,
	type PlanChange,
} from "#areas/shift-planning/shifts/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { swapOver } from "../../contract/refusals.ts";
import { handedTo, isComing } from "../handed-to.ts";
import { holdSwap, type SwapRow, swapById } from "../sql/swaps.ts";

export interface HeldSwap {
	readonly swap: SwapRow;
	/** Its shift, still hers who offered it, and yet to come; undefined where the plan has changed since. */
	readonly row: KnownShift | undefined;
	/** Department of its shift. */
	readonly unitId: string;
	/** What is given back for it, where that is named. */
	readonly back: KnownShift | undefined;
}

/**
 * A swap with its shifts, all held: shifts before swaps, as everywhere.
 *
 * @param returnShiftId what its taker would give; what it names already by itself
 */
export async function heldSwap(
	{ tx, tenantId, now }: WriteContext,
	id: string,
	returnShiftId?: string | null,
): Promise<HeldSwap> {
	const found = await swapById(tx, tenantId, id);
	if (found === undefined) return refuse(commonRefusals.notFound);
	const backId = returnShiftId === undefined ? found.returnShiftId : returnShiftId;
	const ids = [found.shiftId, ...(backId === null ? [] : [backId])];
	const rows = new Map((await holdShifts(tx, tenantId, ids)).map((one) => [one.id, one]));
	const swap = (await holdSwap(tx, tenantId, id)) ?? refuse(commonRefusals.notFound);
	const row = rows.get(swap.shiftId) ?? refuse(commonRefusals.notFound);
	return {
		...{ swap, unitId: row.unitId },
		row: isComing(row, swap.offeredById, now) ? row : undefined,
		back: backId === null ? undefined : rows.get(backId),
	};
}

/** What is written when a shift goes to somebody, and hers for it back. */
export function exchange(
	row: KnownShift,
	back: KnownShift | undefined,
	{ from, to }: { readonly from: string; readonly to: string },
): PlanChange[] {
	return [handedTo(row, to), ...(back === undefined ? [] : [handedTo(back, from)])];
}

export function demandVersion(swap: SwapRow, version: number): void {
	if (swap.version !== version) refuse(swapOver);
}
