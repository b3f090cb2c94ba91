import { historyOf, setOpenSteps } from "#areas/time-tracking/approvals/server/public.ts";
import { retireEntries } from "#areas/time-tracking/bookings/server/public.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../contract.ts";
import { entryMatter } from "./entry-matter.ts";
import { reckonAnew } from "./entry-times.ts";
import { deleteEntry, type HeldEntry } from "./sql/entry.ts";

/**
 * What was booked or decided becomes CANCELLED, by somebody who may cancel it. A plan is really deleted. A request that
 * nobody answered is taken out of every list, but its row stays: its history is kept for ever and points to it.
 */
export const deleteTimeTracking: Handler<typeof contract.deleteTimeTracking> = async (
	context,
	{ id, version },
) => {
	const { tx, tenantId } = context;
	const opened = await entryMatter.open(context, { id, version });
	const { row } = opened.held;
	entryMatter.decide(opened, { kind: "CANCEL" });
	const { entity } = entryMatter;
	const history = await historyOf(tx, tenantId, { entity, id });
	if (row.startBookingId !== null || history.isDecided) {
		const input = { id, version, reason: null };
		const { cancellationRequested } = await entryMatter.cancel(context, input);
		return { isDeleted: false, cancellationRequested };
	}
	if (history.hasEvents) await retire(context, row);
	else await deleteEntry(tx, tenantId, id);
	const { userId } = row;
	await entryMatter.tell(context, { id, userId, action: "deleted", before: row, update: "DELETE" });
	await reckonAnew(context, [row]);
	return { isDeleted: true, cancellationRequested: false };
};

async function retire(context: WriteContext, { id, userId }: HeldEntry): Promise<void> {
	const { tx, tenantId, now } = context;
	const { entity } = entryMatter;
	await setOpenSteps(tx, context, { entity, id, userId, purpose: "REQUEST" }, []);
	await retireEntries(tx, tenantId, [id], now);
}
