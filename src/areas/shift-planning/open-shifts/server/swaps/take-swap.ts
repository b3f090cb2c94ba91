import { followable } from "#areas/settings/global/server/public.ts";
import { shiftRules } from "#areas/shift-planning/shifts/contract/refusals.ts";
import {
	carryOut,
	checkPlan,
	type PlanChange,
} from "#areas/shift-planning/shifts/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Accepted } from "#kit/contract/rule-violation.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { holdPeople } from "#kit/server/person-record/hold-people.ts";
import { demandAccepted } from "#kit/server/refusals/demand-accepted.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { swapOver, swapReturnUnfit } from "../../contract/refusals.ts";
import type { contract } from "../../contract.ts";
import { isComing } from "../handed-to.ts";
import { shiftDecided } from "../notices.ts";
import { readerOf } from "../reader-of.ts";
import { isOfferedTo, type SwapRow, settingsOf, writeSwap } from "../sql/swaps.ts";
import { tell, tellPlanners, trace } from "../tell.ts";
import { exchange, heldSwap } from "./held-swap.ts";

/** Of two who take it at once the second finds it over. */
export const takeSwap: Handler<typeof contract.takeSwap> = async (context, input) => {
	const { tx, tenantId, session, now } = context;
	const { userId } = session;
	const { swap, row, back, unitId } = await heldSwap(context, input.id, input.returnShiftId);
	await demandAsked(context, swap, unitId);
	if (swap.state !== "OFFERED" || row === undefined) return refuse(swapOver);
	if ((swap.kind === "SWAP") !== (input.returnShiftId !== null)) refuse(commonRefusals.malformed);
	if (input.returnShiftId !== null && !isComing(back, userId, now)) refuse(swapReturnUnfit);
	const changes = exchange(row, back, { from: swap.offeredById, to: userId });
	const units = [row.unitId, ...(back === undefined ? [] : [back.unitId])];
	const settings = await settingsOf(tx, tenantId, units, readerOf(context).today);
	const waits = settings.some((one) => followable("shiftplan.participation", one).approvesSwaps);
	await demandOwnRules(context, changes, { accepted: input, waits });
	const state = waits ? ("TAKEN" as const) : ("DONE" as const);
	const returnShiftId = input.returnShiftId;
	await writeSwap(tx, tenantId, { id: swap.id, state, takenById: userId, returnShiftId });
	const values = { takenById: userId, ...(back !== undefined && { returnDay: back.day }) };
	const action = waits ? "taken" : "swapped";
	await trace(context, row.id, { entity: "shift_swap", action, userId: swap.offeredById, values });
	if (waits) await tellPlanners(context, row, { move: "TAKEN", userId: swap.offeredById });
	else {
		await carryOut(context, changes, { isMailed: false });
		await tell(context, row, { kind: shiftDecided, move: "SWAPPED", to: [swap.offeredById] });
	}
	return { state };
};

/** The one who was asked, or all whom the shift would be offered to if nobody had it. */
async function demandAsked(context: WriteContext, swap: SwapRow, unitId: string): Promise<void> {
	const { userId } = context.session;
	const isForAll = swap.offeredToId === null && swap.offeredById !== userId;
	const isAsked =
		swap.offeredToId === userId ||
		(isForAll && (await isOfferedTo(context.tx, readerOf(context), unitId)));
	if (!isAsked) refuse(commonRefusals.notFound);
}

/**
 * What she breaks herself is told and asked. Of the other one nothing is told: what cannot be put aside, and, where nobody looks
 * at it afterwards, what has to be asked stops it.
 */
async function demandOwnRules(
	context: WriteContext,
	changes: readonly PlanChange[],
	{ accepted, waits }: { readonly accepted: Accepted; readonly waits: boolean },
): Promise<void> {
	const { tx, tenantId, session } = context;
	const people = changes.flatMap(({ before, after }) => [before?.userId, after.userId]);
	const ids = [...new Set(people.filter((id) => typeof id === "string"))];
	await holdPeople(tx, tenantId, ids.sort());
	const found = await checkPlan(context, changes);
	const isOwn = ({ userId }: (typeof found)[number]) => userId === session.userId;
	const stops = found.some(
		(one) => !isOwn(one) && (!one.acceptable || (!waits && one.severity !== "INFO")),
	);
	if (stops) refuse(swapReturnUnfit);
	demandAccepted(shiftRules, found.filter(isOwn), accepted);
}
