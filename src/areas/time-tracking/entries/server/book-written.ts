import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import { activitiesById, insertBooking } from "#areas/time-tracking/bookings/server/public.ts";
import { secondOfMilliseconds } from "#domain/time/epoch.ts";
import { isClockClass } from "#domain/working-time/timeline/time-class.ts";
import { newId } from "#kit/contract/new-id.ts";
import { type HeldEntry, linkBookings } from "./sql/entry.ts";

/** An approved entry written by hand gets the pair of bookings that says the same, once it lies in the past. */
export async function bookWritten(
	{ tx, tenantId, session, now }: MatterWriter,
	entry: Omit<HeldEntry, "version">,
): Promise<void> {
	const { userId, zone, begin, end, activityId } = entry;
	if (entry.startBookingId !== null || entry.source !== "MANUAL") return;
	if (end === null || end > now) return;
	const activities = await activitiesById(tx, tenantId, [activityId]);
	const classType = activities.get(activityId)?.classType ?? "";
	// nobody clocks in sick: such work has no bookings
	if (!isClockClass(classType)) return;
	const shared = { tenantId, userId, zone, source: "MANUAL", finishesId: null } as const;
	const arrival = { outcome: "APPLIED", receivedAt: now, bookedBy: session.userId } as const;
	const kinds = {
		START: { activityId, classType, nodeId: entry.projectNodeId },
		END: { activityId: null, classType: null, nodeId: null },
	};
	const book = async (action: "START" | "END", moment: Date) => {
		// its id carries the time it was booked for, as those of all bookings do
		const id = newId(moment.getTime());
		const at = secondOfMilliseconds(moment.getTime());
		await insertBooking(tx, { ...shared, ...arrival, ...kinds[action], id, action, at });
		return id;
	};
	await linkBookings(tx, tenantId, entry.id, {
		start: await book("START", begin),
		end: await book("END", end),
	});
}
