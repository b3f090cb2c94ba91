import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import { activitiesById, insertBooking } from "#areas/time-tracking/bookings/server/public.ts";
import { secondOfMilliseconds } from "#domain/time/epoch.ts";
import type { ClockClass } from "#domain/working-time/timeline/time-class.ts";
import { newId } from "#kit/contract/new-id.ts";
import { type HeldEntry, linkBookings } from "./sql/entry.ts";

/** Nobody clocks in sick: such work has no bookings. */
const clockClasses: readonly string[] = ["WORKTIME", "ACTION", "PAUSE", "BREAK"];

/** An approved entry written by hand gets the pair of bookings that says the same, once it lies in the past. */
export async function bookWritten(
	context: MatterWriter,
	entry: Omit<HeldEntry, "version">,
): Promise<void> {
	const { tx, tenantId, now } = context;
	const { begin, end, activityId } = entry;
	if (entry.startBookingId !== null || entry.source !== "MANUAL") return;
	if (end === null || end > now) return;
	const activities = await activitiesById(tx, tenantId, [activityId]);
	const classType = activities.get(activityId)?.classType ?? "";
	if (!clockClasses.includes(classType)) return;
	const kind = {
		activityId,
		classType: classType as ClockClass,
		nodeId: entry.projectNodeId,
	};
	const nothing = { activityId: null, classType: null, nodeId: null };
	await linkBookings(tx, tenantId, entry.id, {
		start: await book(context, entry, { ...kind, at: begin, action: "START" }),
		end: await book(context, entry, { ...nothing, at: end, action: "END" }),
	});
}

/** Its id carries the time it was booked for, as those of all bookings do. @returns the id */
async function book(
	{ tx, tenantId, session, now }: MatterWriter,
	{ userId, zone }: Pick<HeldEntry, "userId" | "zone">,
	booking: {
		readonly at: Date;
		readonly action: "START" | "END";
		readonly activityId: string | null;
		readonly classType: ClockClass | null;
		readonly nodeId: string | null;
	},
): Promise<string> {
	const id = newId(booking.at.getTime());
	await insertBooking(tx, {
		...booking,
		tenantId,
		id,
		userId,
		at: secondOfMilliseconds(booking.at.getTime()),
		zone,
		source: "MANUAL",
		finishesId: null,
		outcome: "APPLIED",
		receivedAt: now,
		bookedBy: session.userId,
	});
	return id;
}
