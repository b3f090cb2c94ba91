import type { Activity } from "../../../time-tracking/activities/contract.ts";
import type { TimeClocks } from "../contract.ts";
import { shownProjectTime, shownTimes } from "./shown-times.ts";

export interface PressedBooking {
	readonly timestamp: string;
	readonly action: "START" | "END";
	readonly activity: Activity | null;
	readonly projectNodeId: string | null;
}

/**
 * How the clocks will probably look after a booking that is still under way, so that a press is seen at once. What the
 * server answers takes its place.
 */
export function afterBooking(
	clocks: TimeClocks,
	booking: PressedBooking,
): TimeClocks {
	const at = Math.max(
		Date.parse(booking.timestamp),
		Date.parse(clocks.serverTime),
	);
	const now = new Date(at).toISOString();
	const workTimeClock = { ...clocks.workTimeClock, ...shownTimes(clocks, at) };
	const nodeId = runningNode(clocks, booking);
	return {
		...clocks,
		serverTime: now,
		workTimeClock: {
			...workTimeClock,
			...statusAfter(clocks, booking, now),
			pauseIsPaid: booking.activity?.classType === "BREAK",
		},
		projectClocks: clocks.projectClocks.map((clock) => ({
			...clock,
			workTime: shownProjectTime(clocks, clock.projectNode.id, at),
			status: clock.projectNode.id === nodeId ? "RUNNING" : "STOPPED",
		})),
	};
}

type WorkTimeClock = TimeClocks["workTimeClock"];

function statusAfter(
	clocks: TimeClocks,
	{ action, activity, projectNodeId }: PressedBooking,
	now: string,
): Partial<WorkTimeClock> {
	const { workTimeClock, defaultWorkTimeActivity } = clocks;
	const isPause = isPauseActivity(activity);
	if (action === "START") {
		const wasStopped = workTimeClock.status === "STOPPED";
		return {
			status: isPause ? "PAUSED" : "RUNNING",
			currentActivity: activity ?? defaultWorkTimeActivity,
			since: wasStopped || isPause ? now : workTimeClock.since,
		};
	}
	if (isPause) {
		if (workTimeClock.status !== "PAUSED") return {};
		return {
			status: "RUNNING",
			currentActivity: defaultWorkTimeActivity,
			since: clocks.day.entries[0]?.begin ?? now,
		};
	}
	// whether work goes on after a project is known to the server only
	if (projectNodeId !== null) return {};
	return { status: "STOPPED", currentActivity: null, since: null };
}

function runningNode(
	clocks: TimeClocks,
	{ action, activity, projectNodeId }: PressedBooking,
): string | null {
	if (action === "START")
		return isPauseActivity(activity) ? null : projectNodeId;
	const running = clocks.projectClocks.find((one) => one.status === "RUNNING");
	const goesOn =
		projectNodeId !== null && projectNodeId !== running?.projectNode.id;
	return goesOn ? (running?.projectNode.id ?? null) : null;
}

export function isPauseActivity(activity: Activity | null): boolean {
	return activity?.classType === "PAUSE" || activity?.classType === "BREAK";
}
