import { eventsOfTracking, stepsOfTracking } from "#areas/time-tracking/approvals/server/public.ts";
import type { Party } from "#domain/approval/matter.ts";
import { possibleMoves } from "#domain/approval/possible-moves.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import type { TimeTrackingDetail } from "../contract/tracking-answer.ts";
import type { contract } from "../contract.ts";
import { isLong } from "./check-entry.ts";
import { overlapsOf } from "./check-overlap.ts";
import { demandParty } from "./demand-party.ts";
import { trackingAnswerOf } from "./list-time-trackings.ts";
import { matterOf } from "./open-entry.ts";
import { namesOf, openChangeOf } from "./sql/change-request.ts";
import { type HeldEntry, readEntry } from "./sql/entry.ts";
import { shownCustom, trackingCustom } from "./sql/entry-custom.ts";
import { trackingById } from "./sql/tracking-page.ts";

type Endpoint = (typeof contract)["getTimeTracking"];

export function getTimeTracking(
	context: ReadContext,
	{ id }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tenantId } = context;
	return context.read(async (tx) => {
		const entry = await readEntry(tx, tenantId, id);
		if (entry === undefined) return refuse(commonRefusals.notFound);
		const party = await demandParty(tx, context, entry.userId);
		const row = await trackingById(tx, tenantId, entry);
		return {
			...trackingAnswerOf(row ?? refuse(commonRefusals.notFound)),
			...(await decidable(tx, tenantId, entry, party)),
			...(await historyAnswer(tx, tenantId, id)),
			...(await shownCustom(tx, trackingCustom(context), id)),
			change: await changeAnswer(tx, tenantId, id),
			warnings: await warningsOf(tx, tenantId, entry),
		};
	});
}

async function decidable(
	tx: Tx,
	tenantId: string,
	entry: HeldEntry,
	party: Party,
): Promise<Pick<TimeTrackingDetail, "moves" | "mayDelete">> {
	const { matter } = await matterOf(tx, tenantId, entry);
	const moves = possibleMoves(matter, party);
	return { moves, mayDelete: moves.includes("CANCEL") };
}

async function historyAnswer(
	tx: Tx,
	tenantId: string,
	id: string,
): Promise<Pick<TimeTrackingDetail, "steps" | "events">> {
	const steps = await stepsOfTracking(tx, tenantId, id);
	const events = await eventsOfTracking(tx, tenantId, id);
	return {
		steps: steps.map(({ decidedAt, ...step }) => ({
			...step,
			decidedAt: decidedAt?.toISOString() ?? null,
		})) as TimeTrackingDetail["steps"],
		events: events.map(({ at, ...event }) => ({
			...event,
			at: at.toISOString(),
		})) as TimeTrackingDetail["events"],
	};
}

async function changeAnswer(
	tx: Tx,
	tenantId: string,
	id: string,
): Promise<TimeTrackingDetail["change"]> {
	const change = await openChangeOf(tx, tenantId, id);
	if (change === undefined) return null;
	const { proposed, version, reason } = change;
	return {
		id: change.id,
		version,
		reason,
		begin: proposed.begin ?? null,
		end: proposed.end ?? null,
		activityId: proposed.activityId ?? null,
		projectNodeId: proposed.projectNodeId ?? null,
		...(await namesOf(tx, tenantId, proposed)),
	};
}

async function warningsOf(
	tx: Tx,
	tenantId: string,
	{ id, userId, begin, end, state }: HeldEntry,
): Promise<TimeTrackingDetail["warnings"]> {
	const counts = state !== "REJECTED" && state !== "CANCELLED";
	if (end === null || !counts) return { isLong: false, overlaps: [] };
	const overlaps = await overlapsOf(tx, { tenantId, userId, id }, { begin, end });
	return { isLong: isLong({ begin, end }), overlaps };
}
