import {
	carryOut,
	demandRights,
	demandRules,
	editOf,
	keepEdit,
} from "#areas/shift-planning/shifts/server/public.ts";
import { demandUnits } from "#areas/staff/user-roles/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { swapOver } from "../../contract/refusals.ts";
import type { contract } from "../../contract.ts";
import { isComing } from "../handed-to.ts";
import { shiftDecided } from "../notices.ts";
import { writeSwap } from "../sql/swaps.ts";
import { tell, trace } from "../tell.ts";
import { demandVersion, exchange, type HeldSwap, heldSwap } from "./held-swap.ts";

type Contract = typeof contract;

/** As if the planner moved the shifts herself: under the same rights and rules, and it can be taken back. */
export const approveSwap: Handler<Contract["approveSwap"]> = async (context, input) => {
	const { tx, tenantId, session, now } = context;
	const held = await heldSwap(context, input.id);
	const { swap, row, back } = held;
	await demandPlanner(context, held);
	demandVersion(swap, input.version);
	const taker = swap.takenById;
	const isBack = swap.returnShiftId === null || isComing(back, taker ?? "", now);
	if (swap.state !== "TAKEN" || taker === null || row === undefined || !isBack)
		return refuse(swapOver);
	const changes = exchange(row, back, { from: swap.offeredById, to: taker });
	await demandRights(context, changes);
	const reason = await demandRules(context, changes, input);
	await carryOut(context, changes, { reason });
	await keepEdit(tx, { tenantId, userId: session.userId, now }, editOf(context, changes));
	await writeSwap(tx, tenantId, { ...swap, state: "DONE" });
	const { offeredById: userId } = swap;
	await trace(context, row.id, {
		entity: "shift_swap",
		action: "swapped",
		userId,
		values: { takenById: taker },
	});
	await tell(context, row, { kind: shiftDecided, move: "SWAPPED", to: [userId, taker] });
	return {};
};

/** WRITE where the shift is; who does not plan there is told that there is none. */
async function demandPlanner(context: WriteContext, { unitId, back }: HeldSwap): Promise<void> {
	const unitIds = [...new Set([unitId, ...(back === undefined ? [] : [back.unitId])])];
	const needed = { key: "shiftplan.manage", level: "WRITE", unitIds } as const;
	await demandUnits(context.tx, context.session, needed);
}

export const declineSwap: Handler<Contract["declineSwap"]> = async (context, { id, version }) => {
	const { tx, tenantId, session } = context;
	const held = await heldSwap(context, id);
	const { swap, row } = held;
	const isAsked = swap.offeredToId === session.userId && swap.state === "OFFERED";
	if (!isAsked) {
		const isHers = [swap.offeredById, swap.takenById, swap.offeredToId].includes(session.userId);
		// she knows of it, and has nothing to decide
		if (isHers && swap.state !== "TAKEN") refuse(swapOver);
		await demandPlanner(context, held);
		if (swap.state !== "TAKEN") refuse(swapOver);
	}
	demandVersion(swap, version);
	await writeSwap(tx, tenantId, { ...swap, state: "DECLINED" });
	const userId = swap.offeredById;
	await trace(context, swap.shiftId, { entity: "shift_swap", action: "declined", userId });
	const to = [userId, ...(swap.takenById === null ? [] : [swap.takenById])];
	if (row !== undefined) await tell(context, row, { kind: shiftDecided, move: "DECLINED", to });
	return {};
};

/** Who offered it ends it; who took it leaves it to others. */
export const withdrawSwap: Handler<Contract["withdrawSwap"]> = async (context, { id, version }) => {
	const { tx, tenantId, session } = context;
	const { swap, row } = await heldSwap(context, id);
	const isOffer = swap.offeredById === session.userId;
	const isTaker = swap.takenById === session.userId;
	if (!isOffer && !isTaker) refuse(commonRefusals.notFound);
	demandVersion(swap, version);
	const isOpen = swap.state === "TAKEN" || (isOffer && swap.state === "OFFERED");
	if (!isOpen) refuse(swapOver);
	const other = isOffer ? (swap.takenById ?? swap.offeredToId) : swap.offeredById;
	const left = { id, takenById: null, returnShiftId: null };
	await writeSwap(
		tx,
		tenantId,
		isOffer ? { ...swap, state: "WITHDRAWN" } : { ...left, state: "OFFERED" },
	);
	const { userId } = session;
	await trace(context, swap.shiftId, { entity: "shift_swap", action: "withdrawn", userId });
	if (row !== undefined && other !== null)
		await tell(context, row, { kind: shiftDecided, move: "WITHDRAWN", to: [other] });
	return {};
};
