import { isoOfSecond, secondOfMilliseconds } from "#domain/time/epoch.ts";
import type { EpochSecond } from "#domain/time/quantities.ts";
import { applyBooking, type Transition } from "#domain/working-time/timeline/apply-booking.ts";
import { clockStatus, runningSince } from "#domain/working-time/timeline/clock-state.ts";
import type { EntryFact } from "#domain/working-time/timeline/entry-fact.ts";
import { entryMinutes } from "#domain/working-time/timeline/entry-minutes.ts";
import { interruptedBy, type Layers, memoryOf } from "#domain/working-time/timeline/layers.ts";
import type { ClockClass } from "#domain/working-time/timeline/time-class.ts";
import type { TimeClocks } from "../../contract.ts";
import type { WaitingBooking } from "./waiting-booking.ts";

type DayEntry = TimeClocks["day"]["entries"][number];
type Activity = DayEntry["activity"];

/**
 * The clocks as they will be when the server has taken what waits, by the rule it takes it by. Only shown until it
 * answers; what counts is what it says then.
 *
 * Example: STOPPED, START of "Arbeitszeit" waits since 06:02 → RUNNING since 06:02.
 */
export function clocksWithWaiting(
	clocks: TimeClocks,
	waiting: readonly WaitingBooking[],
): TimeClocks {
	return waiting.reduce(withBooking, clocks);
}

/** Whether the seconds that pass are work time: also those of a paid pause. */
export function countsWork({
	status,
	pauseIsPaid,
}: Pick<TimeClocks["workTimeClock"], "status" | "pauseIsPaid">): boolean {
	return status === "RUNNING" || (status === "PAUSED" && pauseIsPaid);
}

/** When the day's target will have been worked, in milliseconds; null while nothing is worked, or due. */
export function targetReachedAt({ targetTime, workTimeClock, serverTime }: TimeClocks) {
	if (targetTime === null || !countsWork(workTimeClock)) return null;
	return Date.parse(serverTime) + (targetTime - workTimeClock.workTime) * 1000;
}

function withBooking(clocks: TimeClocks, booking: WaitingBooking): TimeClocks {
	const { bookingId: id, timestamp, action, activity, projectNodeId } = booking;
	if (clocks.day.entries.some((entry) => entry.id === id)) return clocks;
	const layer = layerOf(activity, projectNodeId);
	const step = applyBooking(
		{ running: runningFact(clocks), latest: null },
		{ id, at: secondOf(timestamp), action, source: "MANUAL", ...layer },
		{ workActivityId: activity.id },
	);
	return step.outcome === "APPLIED" ? clocksAfter(clocks, booking, step) : clocks;
}

function clocksAfter(
	clocks: TimeClocks,
	{ activity, timestamp }: WaitingBooking,
	step: Transition,
): TimeClocks {
	const { workTimeClock, interrupted } = clocks;
	const beneath = [interrupted.work, interrupted.project?.activity];
	const known = [activity, runningEntry(clocks)?.activity, ...beneath];
	const activityOf = (layer: Layers["work"]) =>
		layer && (known.find((one) => one?.id === layer.activityId) ?? null);
	const { begin } = step;
	const current = activityOf(begin);
	const serverTime = isoOfSecond(secondOf(timestamp));
	// negative where the clocks were read after the click: they counted what had already ended
	const stretch = gainedBy(clocks, step, secondOf(serverTime) - secondOf(clocks.serverTime));
	const entries = entriesAfter(clocks, step, current);
	return {
		...clocks,
		serverTime,
		workTimeClock: {
			workTime: workTimeClock.workTime + (countsWork(workTimeClock) ? stretch : 0),
			pauseTime: workTimeClock.pauseTime + (workTimeClock.status === "PAUSED" ? stretch : 0),
			status: clockStatus(begin?.classType ?? null),
			currentActivity: current,
			pauseIsPaid: begin?.classType === "BREAK",
			since: begin && isoOfSecond(runningSince(begin, entries.map(stretchOf))),
		},
		interrupted: interruptedBy(begin, activityOf),
		projectClocks: clocks.projectClocks.map((clock) => {
			const isRunning = clock.projectNode.id === begin?.nodeId;
			return {
				...clock,
				status: isRunning ? "RUNNING" : "STOPPED",
				workTime: clock.workTime + (clock.status === "RUNNING" ? stretch : 0),
				currentActivity: isRunning ? current : null,
			};
		}),
		day: { ...clocks.day, entries },
	};
}

/** What ends counts in whole minutes from then on, as the server counts it. */
function gainedBy(clocks: TimeClocks, { end }: Transition, passed: number): number {
	const running = runningEntry(clocks);
	if (running === undefined || !end?.end) return passed;
	const begin = secondOf(running.begin);
	return entryMinutes(begin, end.end) * 60 - (secondOf(clocks.serverTime) - begin);
}

function entriesAfter(
	clocks: TimeClocks,
	{ end, begin }: Transition,
	activity: Activity | null,
): DayEntry[] {
	const running = runningEntry(clocks);
	const before = clocks.day.entries.filter((entry) => entry !== running);
	if (running && end?.end) before.push({ ...running, end: isoOfSecond(end.end) });
	if (begin === null || activity === null) return before;
	const { id, nodeId: projectNodeId } = begin;
	const from = isoOfSecond(begin.begin);
	return [...before, { id, begin: from, end: null, activity, projectNodeId, state: "APPROVED" }];
}

/** The running entry, with what it remembers of the layers beneath it. */
function runningFact(clocks: TimeClocks): EntryFact | null {
	const running = runningEntry(clocks);
	if (running === undefined) return null;
	const { work, project } = clocks.interrupted;
	return {
		id: running.id,
		begin: secondOf(running.begin),
		end: null,
		startBookingId: running.id,
		endBookingId: null,
		autoFinished: false,
		...layerOf(running.activity, running.projectNodeId),
		...memoryOf({
			work: work && layerOf(work, null),
			project: project && layerOf(project.activity, project.projectNodeId),
		}),
	};
}

/** Clocks run on activities of their own classes only. */
function layerOf({ id, classType }: Activity, nodeId: string | null) {
	return { activityId: id, classType: classType as ClockClass, nodeId };
}

function runningEntry({ day }: TimeClocks): DayEntry | undefined {
	return day.entries.findLast((entry) => entry.end === null);
}

function stretchOf({ begin, end }: DayEntry) {
	return { begin: secondOf(begin), end: end === null ? null : secondOf(end) };
}

function secondOf(instant: string): EpochSecond {
	return secondOfMilliseconds(Date.parse(instant));
}
