import { holdShifts, type KnownShift } from "#areas/shift-planning/shifts/server/public.ts";
import { holdsAnywhere } from "#domain/access/may.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { Session } from "#kit/server/session.ts";
import { shiftOfferPast, swapPersonUnfit, swapTwice } from "../../contract/refusals.ts";
import type { contract } from "../../contract.ts";
import { hasBegun } from "../handed-to.ts";
import { shiftAsked, shiftOffered } from "../notices.ts";
import { readerOf } from "../reader-of.ts";
import { addSwap, partnersOf, peopleOffered } from "../sql/swaps.ts";
import { tell, trace } from "../tell.ts";

const seesColleagues = ({ permissions }: Session) =>
	holdsAnywhere(permissions, "calendar.showusersofownunit", "READ");

export const listSwapPartners: Handler<typeof contract.listSwapPartners> = async (context) => {
	if (!seesColleagues(context.session)) return { items: [] };
	return { items: await context.read((tx) => partnersOf(tx, readerOf(context))) };
};

/** One's own shift, known and yet to come, is offered once. */
export const offerShift: Handler<typeof contract.offerShift> = async (context, input) => {
	const { tx, tenantId, session, now } = context;
	const { shiftId, kind, userId: offeredToId, note } = input;
	const [row] = await holdShifts(tx, tenantId, [shiftId]);
	const isOwn = row?.userId === session.userId && !row.isDeleted && row.publishedAt !== null;
	if (row === undefined || !isOwn) return refuse(commonRefusals.notFound);
	if (hasBegun(row, now)) refuse(shiftOfferPast);
	if (offeredToId !== null) await demandPartner(context, offeredToId);
	const id = newId(now.getTime());
	const isAdded = await addSwap(tx, readerOf(context), { id, kind, shiftId, offeredToId, note });
	if (!isAdded) refuse(swapTwice);
	const { userId } = session;
	const values = { kind, ...(offeredToId !== null && { offeredToId }) };
	await trace(context, shiftId, { entity: "shift_swap", action: "offered", userId, values });
	await ask(context, row, { move: kind, userId: offeredToId });
	return { id };
};

async function demandPartner(context: WriteContext, id: string): Promise<void> {
	const isThere =
		seesColleagues(context.session) &&
		(await partnersOf(context.tx, readerOf(context), id)).length > 0;
	if (!isThere) refuse(swapPersonUnfit);
}

function ask(
	context: WriteContext,
	row: KnownShift,
	{ move, userId }: { readonly move: "GIVE" | "SWAP"; readonly userId: string | null },
): Promise<void> {
	if (userId !== null) return tell(context, row, { kind: shiftAsked, move, to: [userId] });
	const to = peopleOffered(context.tenantId, row.unitId);
	return tell(context, row, { kind: shiftOffered, move, to });
}
