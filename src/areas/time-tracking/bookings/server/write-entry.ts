import type { ActivityState, StepKind } from "#areas/time-tracking/approvals/contract.ts";
import {
	recordApproval,
	type Subject,
	setOpenSteps,
} from "#areas/time-tracking/approvals/server/public.ts";
import { minuteOf } from "#domain/time/epoch.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import type { EpochSecond } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { Actor } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { type Decision, isNoLongerAutomatic, needsSupervisor } from "./needs-supervisor.ts";
import type { Change } from "./plan-change.ts";
import { type BookedActivity, insertBooking } from "./sql/booking.ts";
import { wasBegunInTime } from "./sql/late-booking.ts";
import { type EntryPlace, putEntry } from "./sql/timeline.ts";

type Put = Change["put"][number];

export interface WrittenEntry {
	readonly id: string;
	readonly state: ActivityState;
	readonly startBookingId: string;
	readonly endBookingId: string | null;
}

/** Writes one entry as the change leaves it, with its state, open steps and history. */
export async function writeEntry(
	tx: Tx,
	actor: Actor,
	place: EntryPlace,
	put: Put,
	decision: Decision,
	activity: BookedActivity,
): Promise<WrittenEntry> {
	const { entry, before, occupiedTo } = put;
	const begunInTime =
		before !== null &&
		isNoLongerAutomatic(put) &&
		(await wasBegunInTime(tx, place.tenantId, before));
	const asked = needsSupervisor(put, decision, activity, begunInTime);
	const state = stateOf(put, asked);
	const { id, end } = entry;
	const endBookingId =
		entry.autoFinished && entry.endBookingId === null && end !== null
			? await bookAutoFinish(tx, actor, place, { id, end })
			: entry.endBookingId;
	const source = before?.source ?? decision.source;
	const needsReason = before?.needsReason ?? activity.reasonRequired;
	const whole = { ...entry, endBookingId, state, source, needsReason };
	const day = isoOfDay(localDayOf(minuteOf(entry.begin), zoneOf(place.zone)));
	await putEntry(tx, place, whole, { day, occupiedTo });
	if (asked || entry.autoFinished || isNoLongerAutomatic(put)) {
		const { tenantId, traceId, now } = actor;
		// what nothing but the limit asks for is asked by nobody
		const isOnlyDue = entry.autoFinished && !asked;
		const by = isOnlyDue ? { tenantId, traceId, now } : actor;
		await recordState(tx, by, place, put, state, activity.reasonRequired);
	}
	return { id, state, startBookingId: entry.startBookingId, endBookingId };
}

function stateOf(put: Put, asked: boolean): ActivityState {
	if (asked || put.entry.autoFinished) return "REQUESTED";
	if (put.before === null || isNoLongerAutomatic(put)) return "APPROVED";
	return put.before.state;
}

async function recordState(
	tx: Tx,
	actor: Actor,
	place: EntryPlace,
	{ entry, before }: Put,
	state: ActivityState,
	reasonRequired: boolean,
): Promise<void> {
	const isRequested = state === "REQUESTED";
	const subject = subjectOf(place, entry.id);
	const steps = isRequested ? stepsOf(entry.autoFinished, reasonRequired) : [];
	await setOpenSteps(tx, actor, subject, steps);
	if (before?.state !== state || before.autoFinished !== entry.autoFinished) {
		const event = isRequested ? "REQUESTED" : "APPROVED";
		await recordApproval(tx, actor, subject, event);
	}
}

/** What an entry that was finished automatically, or entered late, still needs. */
export function stepsOf(autoFinished: boolean, reasonRequired: boolean): StepKind[] {
	if (!autoFinished) return ["SUPERVISOR_APPROVAL"];
	return [
		"AUTO_FINISHED",
		"SUPERVISOR_APPROVAL",
		...(reasonRequired ? (["REQUEST_REASON"] as const) : []),
	];
}

export function subjectOf(place: EntryPlace, timeTrackingId: string): Subject {
	return { entity: "time_tracking", id: timeTrackingId, userId: place.userId, purpose: "REQUEST" };
}

/** The booking of a clock that nobody stopped: it belongs to this entry alone. @returns its id */
export async function bookAutoFinish(
	tx: Tx,
	actor: Actor,
	place: EntryPlace,
	entry: { readonly id: string; readonly end: EpochSecond },
	outcome: "APPLIED" | "CLOSED_MONTH" = "APPLIED",
): Promise<string> {
	const id = newId(entry.end * 1000);
	await insertBooking(tx, {
		...place,
		id,
		at: entry.end,
		action: "END",
		source: "AUTO_FINISH",
		finishesId: entry.id,
		activityId: null,
		classType: null,
		nodeId: null,
		outcome,
		receivedAt: actor.now,
		bookedBy: null,
	});
	return id;
}
