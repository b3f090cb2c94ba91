import { decideCreation } from "../../../../domain/approval/decide-creation.ts";
import type { Allowed } from "../../../../domain/approval/decision.ts";
import type { Party } from "../../../../domain/approval/matter.ts";
import { isoOfDay } from "../../../../domain/time/iso-day.ts";
import type { AnswerOf, InputOf } from "../../../../kit/contract/endpoint.ts";
import { newId } from "../../../../kit/contract/new-id.ts";
import type { WriteContext } from "../../../../kit/server/http/context.ts";
import {
	openSteps,
	recordApproval,
	type Subject,
} from "../../approvals/server/public.ts";
import type {
	BookedActivity,
	BookedPerson,
} from "../../bookings/server/public.ts";
import type { contract } from "../contract.ts";
import { bookWritten } from "./book-written.ts";
import { checkTimes, isLong, localDayAt, timesOf } from "./check-entry.ts";
import { checkKind, reasonOf } from "./check-kind.ts";
import { keepingApart, overlapsOf, refuseBinding } from "./check-overlap.ts";
import { demandParty } from "./demand-party.ts";
import { entryChanged } from "./entry-changed.ts";
import { holdPerson } from "./open-entry.ts";
import { refuseDenied } from "./refuse-denied.ts";
import { type EntryValues, insertEntry } from "./sql/entry.ts";

type Endpoint = (typeof contract)["requestTimeTracking"];
type Input = InputOf<Endpoint>;

/** Times and words of somebody who enters time by hand, for herself or for others. */
export async function requestTimeTracking(
	context: WriteContext,
	input: Input,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId, now } = context;
	const { userId } = input;
	const party = await demandParty(tx, context, userId);
	// rights before all else that could be found out
	if (!party.forSelf) demandWrite(party);
	const person = await holdPerson(context, userId);
	const times = timesOf(input);
	checkTimes(times, person, { now, isPlan: input.state === "PLANNED" });
	const activity = await checkKind(tx, tenantId, userId, input);
	const values = await valuesOf(context, input, activity, person);
	const decision = decideNew(input, party, activity, values);
	const id = newId(now.getTime());
	const overlaps = await overlapsOf(tx, { tenantId, userId, id }, times);
	if (decision.state === "APPROVED") refuseBinding(overlaps);
	await write(context, { id, userId, zone: person.zone }, values, decision);
	const warnings = { isLong: isLong(times), overlaps };
	return { id, version: 1, state: decision.state, warnings };
}

function demandWrite(party: Party): void {
	const decision = decideCreation("PLANNED", party, nothingAsked);
	if (!decision.allowed) refuseDenied(decision.code);
}

const nothingAsked = {
	asksSupervisor: false,
	asksReason: false,
	hasReason: false,
	asksSubstitute: false,
	lacksLocation: false,
	isAutoFinished: false,
	selfApproval: false,
};

async function valuesOf(
	{ tx, tenantId }: WriteContext,
	input: Input,
	activity: BookedActivity,
	{ zone }: BookedPerson,
): Promise<EntryValues> {
	const times = timesOf(input);
	const { activityId, projectNodeId } = input;
	const reason = await reasonOf(tx, tenantId, activityId, input);
	return {
		...times,
		day: isoOfDay(localDayAt(times.begin, zone)),
		activityId,
		classType: activity.classType,
		projectNodeId,
		reason,
		needsReason: activity.reasonRequired,
	};
}

function decideNew(
	{ state }: Input,
	party: Party,
	activity: BookedActivity,
	{ reason }: EntryValues,
): Allowed {
	const decision = decideCreation(state, party, {
		...nothingAsked,
		asksSupervisor: activity.needsApproval,
		asksReason: activity.reasonRequired,
		hasReason: reason !== null,
		// who writes by hand stands nowhere
		lacksLocation: activity.requiresGps,
		selfApproval: activity.mayApproveOwn,
	});
	return decision.allowed ? decision : refuseDenied(decision.code);
}

async function write(
	context: WriteContext,
	{ id, userId, zone }: { id: string; userId: string; zone: string },
	values: EntryValues,
	{ state, opens, event }: Allowed,
): Promise<void> {
	const { tx, tenantId } = context;
	const place = { tenantId, id, userId, zone };
	await keepingApart(() => insertEntry(tx, place, values, state));
	const subject: Subject = { userId, timeTrackingId: id, purpose: "REQUEST" };
	const kinds = opens.map(({ kind }) => kind);
	await openSteps(tx, context, subject, kinds);
	if (event !== null) {
		await recordApproval(tx, context, subject, event, values.reason);
	}
	if (state === "APPROVED") {
		const own = { source: "MANUAL", startBookingId: null };
		await bookWritten(context, { ...place, ...values, ...own, state });
	}
	await entryChanged(context, {
		id,
		userId,
		action: "created",
		after: { ...values, state, zone },
		spans: [{ ...values, zone }],
		update: "CREATE",
	});
}
