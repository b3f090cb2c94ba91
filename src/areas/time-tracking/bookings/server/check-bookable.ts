import { isClockClass } from "#domain/working-time/timeline/time-class.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import {
	activityArchived,
	activityMissing,
	activityNotBookable,
	activityNotFound,
	activityNotOnProject,
	gpsRequired,
	projectNodeUnknown,
	projectNotAssigned,
	projectNotRunning,
} from "../contract.ts";
import type { BookingRequest } from "./booking-request.ts";
import {
	activitiesById,
	type BookedActivity,
	type BookedPerson,
	isWithheld,
	nodeFor,
} from "./sql/booking.ts";

/** Refuses what cannot be booked on: unknown, archived, withheld, not one's project, without the place where one is needed. */
export async function checkBookable(
	tx: Tx,
	tenantId: string,
	booking: BookingRequest,
	person: BookedPerson,
	forSelf: boolean,
): Promise<BookedActivity | null> {
	const { projectNodeId } = booking;
	if (projectNodeId !== null) {
		await checkNode(tx, tenantId, person.id, projectNodeId, booking.action === "END");
	}
	const isStart = booking.action === "START";
	if (booking.activityId === null) {
		const hasDefault = booking.projectNodeId !== null && person.workActivityId !== null;
		if (isStart && !hasDefault) refuse(activityMissing);
		return null;
	}
	const found = await activitiesById(tx, tenantId, [booking.activityId]);
	const activity = found.get(booking.activityId) ?? refuse(activityNotFound);
	if (!isClockClass(activity.classType)) refuse(activityNotBookable);
	// what was begun can still be ended
	if (isStart && !activity.isEnabled) refuse(activityArchived);
	if (isStart && (await isWithheld(tx, tenantId, person.id, activity.id))) {
		refuse(activityNotBookable);
	}
	const isAction = activity.classType === "ACTION";
	if (isAction && booking.projectNodeId !== null) refuse(activityNotOnProject);
	// who books for others cannot stand where they stand
	if (forSelf && activity.requiresGps && booking.position === null) refuse(gpsRequired);
	return activity;
}

/** Refuses a project that is not the person's, or not running; what was begun on one can still be ended. */
export async function checkNode(
	tx: Tx,
	tenantId: string,
	userId: string,
	nodeId: string,
	isEnd = false,
): Promise<void> {
	const node = (await nodeFor(tx, tenantId, nodeId, userId)) ?? refuse(projectNodeUnknown);
	if (isEnd) return;
	if (!node.isAssigned) refuse(projectNotAssigned);
	if (!node.isOpen) refuse(projectNotRunning);
}
