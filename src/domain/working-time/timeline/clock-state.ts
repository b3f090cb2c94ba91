import type { DayBounds } from "../../time/day-bounds.ts";
import { minuteOf } from "../../time/epoch.ts";
import type { EpochSecond, PauseSeconds, WorkSeconds } from "../../time/quantities.ts";
import type { EntryFact } from "./entry-fact.ts";
import { shiftsOf } from "./shifts-of.ts";
import { isPauseClass } from "./time-class.ts";

export type ClockEntry = Pick<EntryFact, "id" | "begin" | "end" | "classType" | "nodeId">;

export interface ClockFacts {
	/** Entries that count, of the day and back to the begin of a shift that reaches into it; any order. */
	readonly entries: readonly ClockEntry[];
	readonly running: ClockEntry | null;
	/** The person's local day. */
	readonly day: DayBounds;
	readonly now: EpochSecond;
	/** Longest time between two entries of one shift. */
	readonly shiftGapMinutes: number;
}

export interface ClockState {
	readonly status: "RUNNING" | "PAUSED" | "STOPPED";
	readonly workTime: WorkSeconds;
	readonly pauseTime: PauseSeconds;
	/** Project node → its work time. */
	readonly workTimeByNode: ReadonlyMap<string, WorkSeconds>;
	/** The node whose project clock runs. */
	readonly runningNodeId: string | null;
}

/**
 * What the clocks of a day show now.
 *
 * A shift counts whole on the local day of its first minute. The shift that runs counts whole too, whenever it began: at
 * 02:00 somebody who came at 22:00 sees four hours, neither two nor none.
 *
 * A BREAK is paid: it is work time. It is also time away from work, so the clock shows PAUSED and its seconds are in
 * `pauseTime` as well. Only an unpaid PAUSE leaves `workTime` standing.
 *
 * Example: work since 08:00, PAUSE 12:00–12:30, now 13:00 → RUNNING, workTime 16,200, pauseTime 1,800.
 */
export function clockState(facts: ClockFacts): ClockState {
	const { running, now } = facts;
	let workTime = 0;
	let pauseTime = 0;
	const byNode = new Map<string, WorkSeconds>();
	for (const entry of countedEntries(facts)) {
		const seconds = Math.max(0, Math.min(entry.end ?? now, now) - entry.begin);
		if (isPauseClass(entry.classType)) pauseTime += seconds;
		if (entry.classType === "PAUSE") continue;
		workTime += seconds;
		if (entry.nodeId === null) continue;
		const before = byNode.get(entry.nodeId) ?? 0;
		byNode.set(entry.nodeId, (before + seconds) as WorkSeconds);
	}
	return {
		status: statusOf(running),
		workTime: workTime as WorkSeconds,
		pauseTime: pauseTime as PauseSeconds,
		workTimeByNode: byNode,
		runningNodeId: running?.nodeId ?? null,
	};
}

function countedEntries(facts: ClockFacts): ClockEntry[] {
	const { running, day, shiftGapMinutes } = facts;
	const closed = facts.entries.filter(
		(entry) =>
			entry.id !== running?.id && entry.end !== null && entry.classType !== "WORKTIME_SICK",
	);
	const all = running === null ? closed : [...closed, running];
	return shiftsOf(all, shiftGapMinutes)
		.filter((shift) => {
			const first = minuteOf((shift[0] as ClockEntry).begin);
			const beginsToday = first >= day.begin && first < day.end;
			return beginsToday || (running !== null && shift.includes(running));
		})
		.flat();
}

function statusOf(running: ClockEntry | null): ClockState["status"] {
	if (running === null) return "STOPPED";
	return isPauseClass(running.classType) ? "PAUSED" : "RUNNING";
}
