import { isPauseClass } from "#domain/working-time/timeline/time-class.ts";
import type { TimeClocks } from "../contract.ts";
import type { WaitingBooking } from "./waiting-booking.ts";

type DayEntry = TimeClocks["day"]["entries"][number];

/**
 * The clocks as they will be when the server has taken what waits. Only shown until it answers; what counts is what it
 * says then.
 *
 * Example: STOPPED, START of "Arbeitszeit" waits since 06:02 → RUNNING since 06:02.
 */
export function clocksWithWaiting(
	clocks: TimeClocks,
	waiting: readonly WaitingBooking[],
): TimeClocks {
	return waiting.reduce(withBooking, clocks);
}

/** What an entry is made of; null: nothing runs. */
type Next = Pick<DayEntry, "activity" | "projectNodeId"> | null;

function withBooking(clocks: TimeClocks, booking: WaitingBooking): TimeClocks {
	const isKnown = clocks.day.entries.some((entry) => entry.id === booking.bookingId);
	const next = nextEntry(clocks, booking);
	if (isKnown || next === undefined) return clocks;
	// negative where the clocks were read after the click: they counted what had already ended
	const stretch = secondsBetween(clocks.serverTime, booking.timestamp);
	return {
		...clocks,
		serverTime: booking.timestamp,
		workTimeClock: workTimeClockAfter(clocks, booking, next, stretch),
		projectClocks: clocks.projectClocks.map((clock) => {
			const isRunning = clock.projectNode.id === next?.projectNodeId;
			return {
				...clock,
				status: isRunning ? "RUNNING" : "STOPPED",
				workTime: clock.workTime + (clock.status === "RUNNING" ? stretch : 0),
				currentActivity: isRunning ? next.activity : null,
			};
		}),
		day: { ...clocks.day, entries: entriesAfter(clocks, booking, next) },
	};
}

function workTimeClockAfter(
	{ workTimeClock }: TimeClocks,
	booking: WaitingBooking,
	next: Next,
	stretch: number,
): TimeClocks["workTimeClock"] {
	const { workTime, pauseTime, status } = workTimeClock;
	return {
		workTime: workTime + (countsWork(workTimeClock) ? stretch : 0),
		pauseTime: pauseTime + (status === "PAUSED" ? stretch : 0),
		status: statusOf(next),
		currentActivity: next?.activity ?? null,
		pauseIsPaid: next?.activity.classType === "BREAK",
		since: next === null ? null : booking.timestamp,
	};
}

function entriesAfter(
	clocks: TimeClocks,
	{ bookingId, timestamp }: WaitingBooking,
	next: Next,
): DayEntry[] {
	const running = runningEntry(clocks);
	const ended = clocks.day.entries.map((entry) =>
		entry === running ? { ...entry, end: timestamp } : entry,
	);
	if (next === null) return ended;
	const begun = {
		...next,
		id: bookingId,
		begin: timestamp,
		end: null,
		state: "APPROVED" as const,
	};
	return [...ended, begun];
}

/** Whether the seconds that pass are work time: also those of a paid pause. */
export function countsWork({
	status,
	pauseIsPaid,
}: Pick<TimeClocks["workTimeClock"], "status" | "pauseIsPaid">): boolean {
	return status === "RUNNING" || (status === "PAUSED" && pauseIsPaid);
}

/** What runs after a booking; undefined where it changes nothing. The table is `transitionTable` of the domain. */
function nextEntry(
	clocks: TimeClocks,
	{ action, activity, projectNodeId }: WaitingBooking,
): Next | undefined {
	const running = runningEntry(clocks);
	if (action === "START") {
		const node = isPauseClass(timeClassOf(activity)) ? null : projectNodeId;
		const isSame = running?.activity.id === activity.id && running.projectNodeId === node;
		return isSame ? undefined : { activity, projectNodeId: node };
	}
	if (running === undefined) return undefined;
	if (isPauseClass(timeClassOf(activity))) {
		return clocks.workTimeClock.status === "PAUSED"
			? before(clocks, running, () => true)
			: undefined;
	}
	if (projectNodeId === null) return null;
	return running.projectNodeId === projectNodeId
		? before(clocks, running, (entry) => entry.projectNodeId === null)
		: undefined;
}

/** What the running entry has interrupted: the nearest one before it without a gap that is no pause itself. */
function before(
	{ day }: TimeClocks,
	running: DayEntry,
	isWanted: (entry: DayEntry) => boolean,
): Next {
	let begin = running.begin;
	for (const entry of day.entries.toReversed()) {
		if (entry === running) continue;
		if (entry.end === null || Date.parse(entry.end) !== Date.parse(begin)) {
			break;
		}
		begin = entry.begin;
		if (isPauseClass(timeClassOf(entry.activity)) || !isWanted(entry)) continue;
		return { activity: entry.activity, projectNodeId: entry.projectNodeId };
	}
	return null;
}

function runningEntry({ day }: TimeClocks): DayEntry | undefined {
	return day.entries.findLast((entry) => entry.end === null);
}

function statusOf(next: Next): TimeClocks["workTimeClock"]["status"] {
	if (next === null) return "STOPPED";
	return isPauseClass(timeClassOf(next.activity)) ? "PAUSED" : "RUNNING";
}

type Activity = DayEntry["activity"];

/** Clocks run on the classes of time only; any other one is no pause. */
function timeClassOf({ classType }: Activity) {
	return classType === "PAUSE" || classType === "BREAK" ? classType : null;
}

function secondsBetween(from: string, to: string): number {
	return Math.floor((Date.parse(to) - Date.parse(from)) / 1000);
}
