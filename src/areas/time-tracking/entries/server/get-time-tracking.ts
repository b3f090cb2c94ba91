import { demandParty } from "#areas/time-tracking/approvals/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import type { TimeTrackingDetail } from "../contract/tracking-answer.ts";
import type { contract } from "../contract.ts";
import { overlapsOf } from "./check-rules.ts";
import { effectOfApproval } from "./effect-of-approval.ts";
import { entryMatter, factsOf, permission } from "./entry-matter.ts";
import { isLong } from "./entry-times.ts";
import { trackingAnswerOf } from "./list/list-time-trackings.ts";
import { type HeldEntry, namesOf, readEntry } from "./sql/entry.ts";
import { shownCustom, trackingCustom } from "./sql/entry-custom.ts";
import { type TrackingRow, trackingById } from "./sql/tracking-page.ts";

export const getTimeTracking: Handler<typeof contract.getTimeTracking> = (context, { id }) => {
	const { tenantId } = context;
	return context.read(async (tx) => {
		const entry = await readEntry(tx, tenantId, id);
		if (entry === undefined) return refuse(commonRefusals.notFound);
		const party = await demandParty(tx, context, permission, entry.userId);
		const [row] = await rowsOf<TrackingRow>(tx, trackingById(tenantId, id));
		const { facts } = await factsOf(tx, tenantId, entry);
		const shown = await entryMatter.shown({ tx, tenantId }, entry, facts, party);
		const change = await changeAnswer(tx, tenantId, shown.change);
		return {
			...trackingAnswerOf(row ?? refuse(commonRefusals.notFound)),
			...shown,
			...(await shownCustom(tx, trackingCustom(context), id)),
			mayDelete: shown.moves.includes("CANCEL"),
			change,
			effect: await effectOfApproval(tx, context, entry, change),
			warnings: await warningsOf(tx, tenantId, entry),
		};
	});
};

async function changeAnswer(
	tx: Tx,
	tenantId: string,
	change: Awaited<ReturnType<typeof entryMatter.shown>>["change"],
): Promise<TimeTrackingDetail["change"]> {
	if (change === undefined) return null;
	const { id, version, reason } = change;
	const { begin = null, end = null, activityId = null, projectNodeId = null } = change.proposed;
	const proposed = { activityId, projectNodeId };
	const names = await namesOf(tx, tenantId, proposed);
	return { id, version, reason, begin, end, ...proposed, ...names };
}

async function warningsOf(
	tx: Tx,
	tenantId: string,
	{ id, userId, begin, end, state }: HeldEntry,
): Promise<TimeTrackingDetail["warnings"]> {
	const counts = state !== "REJECTED" && state !== "CANCELLED";
	if (end === null || !counts) return { isLong: false, overlaps: [] };
	const overlaps = await overlapsOf(tx, tenantId, { id, userId, begin, end });
	return { isLong: isLong({ begin, end }), overlaps };
}
