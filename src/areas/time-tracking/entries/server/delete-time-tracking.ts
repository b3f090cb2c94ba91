import { setOpenSteps } from "#areas/time-tracking/approvals/server/public.ts";
import { retireEntries } from "#areas/time-tracking/bookings/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { cancelTimeTracking } from "./cancel-time-tracking.ts";
import { entryChanged } from "./entry-changed.ts";
import { type OpenedEntry, openEntry } from "./open-entry.ts";
import { decideOn } from "./settle.ts";
import { deleteEntry, historyOf } from "./sql/entry.ts";

type Endpoint = (typeof contract)["deleteTimeTracking"];

/**
 * What was booked or decided becomes CANCELLED, by whoever may cancel it. A plan is really deleted. A request that nobody
 * answered is taken out of every list, but its row stays: its history is kept for ever and points to it.
 */
export async function deleteTimeTracking(
	context: WriteContext,
	{ id, version }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const opened = await openEntry(context, { id, version });
	const { entry } = opened;
	decideOn(opened, { kind: "CANCEL" });
	const history = await historyOf(tx, tenantId, id);
	if (entry.startBookingId !== null || history.isDecided) {
		const input = { id, version, reason: null };
		const { cancellationRequested } = await cancelTimeTracking(context, input);
		return { isDeleted: false, cancellationRequested };
	}
	if (history.hasEvents) await retire(context, opened);
	else await deleteEntry(tx, tenantId, id);
	await entryChanged(context, {
		id,
		userId: entry.userId,
		action: "deleted",
		before: entry,
		spans: [entry],
		update: "DELETE",
	});
	return { isDeleted: true, cancellationRequested: false };
}

async function retire(context: WriteContext, { entry }: OpenedEntry): Promise<void> {
	const { tx, tenantId, now } = context;
	const { id, userId } = entry;
	const subject = { userId, timeTrackingId: id, purpose: "REQUEST" } as const;
	await setOpenSteps(tx, context, subject, []);
	await retireEntries(tx, tenantId, [id], now);
}
