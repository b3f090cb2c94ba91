import { includesLevel, type PermissionLevel } from "#domain/access/permission-level.ts";
import type { BookingSource } from "#domain/working-time/timeline/booking-fact.ts";
import type { Change } from "./plan-change.ts";
import type { BookedActivity } from "./sql/booking.ts";

type Put = Change["put"][number];

/** What is known of a booking that changes entries, whatever their activities say. */
export interface Decision {
	/** REQUESTED: late, or for somebody else without FULL. */
	readonly state: "APPROVED" | "REQUESTED";
	readonly source: BookingSource;
	/** Held by who books, for the person booked for. */
	readonly level: PermissionLevel;
	readonly forSelf: boolean;
}

/** Whether a supervisor still has to agree to an entry as the booking leaves it; each entry answers for its own activity. */
export function needsSupervisor(
	put: Put,
	decision: Decision,
	activity: BookedActivity,
	begunInTime: boolean,
): boolean {
	if (maySettle(decision, activity)) return false;
	const isRequested = decision.state === "REQUESTED" && hasChanged(put);
	const asks = activity.needsApproval && isMadeAnew(put);
	return isRequested || asks || (isNoLongerAutomatic(put) && !begunInTime);
}

/** A true end takes the place of the automatic one. */
export function isNoLongerAutomatic({ entry, before }: Put): boolean {
	return before?.autoFinished === true && !entry.autoFinished;
}

function maySettle({ level, forSelf }: Decision, { mayApproveOwn }: BookedActivity): boolean {
	return includesLevel(level, "FULL") && (!forSelf || mayApproveOwn);
}

/** An ordinary end keeps what was decided about the entry: its activity asked when it began. */
function isMadeAnew(put: Put): boolean {
	const { entry, before } = put;
	return before === null || before.activityId !== entry.activityId || isNoLongerAutomatic(put);
}

/** Not where only what lies beneath is another: the entry says what it said before. */
function hasChanged({ entry, before }: Put): boolean {
	return (
		before === null ||
		before.begin !== entry.begin ||
		before.end !== entry.end ||
		before.activityId !== entry.activityId ||
		before.nodeId !== entry.nodeId
	);
}
