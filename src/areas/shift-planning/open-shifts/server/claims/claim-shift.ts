import {
	carryOut,
	demandRules,
	holdShifts,
	type KnownShift,
	type PlanChange,
} from "#areas/shift-planning/shifts/server/public.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { shiftOfferPast, shiftTaken } from "../../contract/refusals.ts";
import type { contract } from "../../contract.ts";
import { handedTo } from "../handed-to.ts";
import { shiftDecided } from "../notices.ts";
import { readerOf } from "../reader-of.ts";
import { addClaim, endClaim, offerById, openClaims, settleClaims } from "../sql/claims.ts";
import { tell, tellPlanners, trace } from "../tell.ts";
import { modeOf } from "./list-offers.ts";

/** The shift is held: of two who claim it at once the second finds it taken. */
export const claimShift: Handler<typeof contract.claimShift> = async (context, input) => {
	const { tx, tenantId, session } = context;
	const [row] = await holdShifts(tx, tenantId, [input.id]);
	const offer = await offerById(tx, readerOf(context), input.id);
	if (row === undefined || offer === undefined) return refuse(commonRefusals.notFound);
	if (row.userId !== null) refuse(shiftTaken);
	if (offer.hasBegun) refuse(shiftOfferPast);
	const change = handedTo(row, session.userId);
	await demandRules(context, [change], input);
	if (modeOf(offer.setting) === "CHOSEN") return apply(context, row);
	await giveTo(context, change, row);
	return { state: "TAKEN" as const };
};

async function apply(context: WriteContext, row: KnownShift) {
	const { tx, session, now } = context;
	const { userId } = session;
	const claim = { id: newId(now.getTime()), shiftId: row.id };
	if (await addClaim(tx, readerOf(context), claim)) {
		await trace(context, row.id, { entity: "shift_claim", action: "claimed", userId });
		await tellPlanners(context, row, { move: "CLAIMED", userId });
	}
	return { state: "CLAIMED" as const };
}

/** Writes who has an open shift from now on, and tells all who wanted it. */
export async function giveTo(
	context: WriteContext,
	change: PlanChange,
	row: KnownShift,
): Promise<void> {
	const { tx, tenantId } = context;
	const userId = change.after.userId as string;
	const waiting = await openClaims(tx, tenantId, row.id);
	await carryOut(context, [change], { isMailed: false });
	await settleClaims(tx, tenantId, row.id, userId);
	await trace(context, row.id, { entity: "shift_claim", action: "granted", userId });
	const others = waiting.map((one) => one.userId).filter((id) => id !== userId);
	await tell(context, row, { kind: shiftDecided, move: "GRANTED", to: [userId], userId });
	if (others.length > 0) {
		await tell(context, row, { kind: shiftDecided, move: "REFUSED", to: others });
	}
}

export const withdrawClaim: Handler<typeof contract.withdrawClaim> = async (context, { id }) => {
	const { tx, tenantId, session } = context;
	const { userId } = session;
	const isEnded = await endClaim(tx, tenantId, userId, id);
	if (!isEnded) refuse(commonRefusals.notFound);
	await trace(context, id, { entity: "shift_claim", action: "withdrawn", userId });
	return {};
};
