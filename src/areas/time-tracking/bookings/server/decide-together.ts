import { secondOfMilliseconds } from "#domain/time/epoch.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { timeOfUuidV7 } from "#domain/time/uuid-v7.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { bookingAdmission } from "#domain/working-time/timeline/booking-admission.ts";
import type { BookingFact } from "#domain/working-time/timeline/booking-fact.ts";
import {
	type OrdinaryStep,
	ordinaryBooking,
} from "#domain/working-time/timeline/ordinary-booking.ts";
import { type ClockClass, isClockClass } from "#domain/working-time/timeline/time-class.ts";
import type { BookingRequest } from "./booking-request.ts";
import { limitKey, type MasterData } from "./master-memory.ts";
import type { BookedActivity } from "./sql/booking.ts";
import type { BookingFacts } from "./sql/together.ts";

export interface Together {
	readonly request: BookingRequest;
	readonly now: Date;
}

/** A booking that goes with others: what it does, decided from what runs alone. */
export interface OrdinaryBooking {
	readonly kind: "ORDINARY";
	readonly fact: BookingFact;
	readonly step: OrdinaryStep;
	/** Before it. */
	readonly running: BookingFacts["running"];
	readonly keepPosition: boolean;
	/** Of what begins. */
	readonly needsReason: boolean;
}

/** ALONE: late, out of order, for others, asking for somebody, to be refused … – more has to be looked at. */
export type Verdict =
	| OrdinaryBooking
	| { readonly kind: "UNAUTHENTICATED" | "INVALID_ROLE" | "ALONE" };

const alone = { kind: "ALONE" } as const;

/** What becomes of one booking of those that arrived together; `day`: of the booking, at the person's place. */
export function decideTogether(
	{ request, now }: Together,
	facts: BookingFacts,
	master: MasterData,
	day: string,
): Verdict {
	if (facts.userId === null) return { kind: "UNAUTHENTICATED" };
	if (facts.role !== "USER") return { kind: "INVALID_ROLE" };
	const isOwn = (request.userId ?? facts.userId) === facts.userId;
	if (!isOwn || !facts.isHeld || facts.isKnown || !facts.isNewest || facts.isClosed) return alone;
	if (!isAdmitted(request, facts, now) || !isBookable(request, facts, master)) return alone;
	const limitMinutes = master.limits.get(limitKey({ ...facts, day }));
	if (limitMinutes === undefined) return alone;
	const fact = factOf(request, master);
	const step = ordinaryBooking({
		booking: fact,
		...facts,
		limitMinutes,
		defaults: { workActivityId: workActivityOf(facts, master)?.id ?? "" },
	});
	return step === null ? alone : ordinary(request, facts, master, { fact, step });
}

/** Pressed now, by somebody employed: nobody has to agree. */
function isAdmitted(request: BookingRequest, facts: BookingFacts, now: Date): boolean {
	const { entryDate, exitDate } = facts;
	const admission = bookingAdmission({
		bookedAt: request.at,
		now: secondOfMilliseconds(now.getTime()),
		source: "MANUAL",
		queued: false,
		forSelf: true,
		level: "NONE",
		entryDate: entryDate === null ? null : dayOfIso(entryDate),
		exitDate: exitDate === null ? null : dayOfIso(exitDate),
		zone: zoneOf(facts.zone),
		shiftBegin: null,
		idTime: timeOfUuidV7(request.bookingId),
	});
	return admission.admitted && admission.state === "APPROVED";
}

function isBookable(request: BookingRequest, facts: BookingFacts, master: MasterData): boolean {
	const isEnd = request.action === "END";
	const { node } = facts;
	const hasNode = request.projectNodeId !== null;
	// what was begun can still be ended
	if (hasNode && (node === null || !(isEnd || (node.isOpen && node.isAssigned)))) return false;
	if (request.activityId === null) {
		return isEnd || (hasNode && workActivityOf(facts, master) !== undefined);
	}
	const activity = master.activities.get(request.activityId);
	if (activity === undefined || !isClockClass(activity.classType)) return false;
	if (activity.classType === "ACTION" && hasNode) return false;
	if (activity.requiresGps && request.position === null) return false;
	if (activity.needsApproval || !activity.isEnabled) return false;
	return isEnd || isAllowed(facts, activity.id);
}

function isAllowed({ overrides }: BookingFacts, activityId: string): boolean {
	return overrides?.find((one) => one.activityId === activityId)?.isAllowed ?? true;
}

/** The person's own default, the company's unless it is withheld, or the first by name, as the clock offers it. */
function workActivityOf(facts: BookingFacts, master: MasterData): BookedActivity | undefined {
	const usable = [...master.activities.values()].filter(
		(one) => one.classType === "WORKTIME" && one.isEnabled && isAllowed(facts, one.id),
	);
	const own = facts.overrides?.filter((one) => one.isDefault).map((one) => one.activityId) ?? [];
	return usable.find((one) => own.includes(one.id)) ?? usable[0];
}

function factOf(request: BookingRequest, master: MasterData): BookingFact {
	const { bookingId: id, at, action, activityId, projectNodeId: nodeId } = request;
	const activity = activityId === null ? undefined : master.activities.get(activityId);
	const classType = (activity?.classType ?? null) as ClockClass | null;
	return { id, at, action, classType, activityId, nodeId, source: "MANUAL" };
}

/** What begins is not always what was named: the default work, or what a pause or project interrupted. */
function ordinary(
	request: BookingRequest,
	{ running }: BookingFacts,
	master: MasterData,
	{ fact, step }: Pick<OrdinaryBooking, "fact" | "step">,
): Verdict {
	const begun = step.outcome === "APPLIED" ? step.begin?.entry : undefined;
	const activity = begun && master.activities.get(begun.activityId);
	if (begun !== undefined && (activity === undefined || activity.needsApproval)) return alone;
	const named = request.activityId === null ? undefined : master.activities.get(request.activityId);
	return {
		kind: "ORDINARY",
		fact,
		step,
		running,
		keepPosition: named?.requiresGps ?? false,
		needsReason: activity?.reasonRequired ?? false,
	};
}
