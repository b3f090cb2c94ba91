import type { DayBounds } from "../../time/day-bounds.ts";
import { minuteOf } from "../../time/epoch.ts";
import type { EpochSecond, PauseSeconds, WorkSeconds } from "../../time/quantities.ts";
import type { EntryFact } from "./entry-fact.ts";
import { entryMinutes } from "./entry-minutes.ts";
import { shiftsOf } from "./shifts-of.ts";
import { isPauseClass, type TimeClass } from "./time-class.ts";

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
	/** When what the clock shows began (`runningSince`); null while it stands. */
	readonly since: EpochSecond | null;
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
	const closed = closedEntries(facts);
	let workTime = 0;
	let pauseTime = 0;
	const byNode = new Map<string, WorkSeconds>();
	for (const entry of countedEntries(facts, closed)) {
		const seconds = countedSeconds(entry, now);
		if (isPauseClass(entry.classType)) pauseTime += seconds;
		if (entry.classType === "PAUSE") continue;
		workTime += seconds;
		if (entry.nodeId === null) continue;
		const before = byNode.get(entry.nodeId) ?? 0;
		byNode.set(entry.nodeId, (before + seconds) as WorkSeconds);
	}
	return {
		status: clockStatus(running?.classType ?? null),
		workTime: workTime as WorkSeconds,
		pauseTime: pauseTime as PauseSeconds,
		workTimeByNode: byNode,
		runningNodeId: running?.nodeId ?? null,
		since: running && runningSince(running, closed),
	};
}

/** What has ended counts as its entry says it, in whole minutes; what runs, or is written ahead, to the second. */
function countedSeconds({ begin, end }: ClockEntry, now: EpochSecond): number {
	if (end !== null && end <= now) return entryMinutes(begin, end) * 60;
	return Math.max(0, now - begin);
}

/** What the work-time clock shows while an entry of this class runs; null: nothing does. */
export function clockStatus(running: TimeClass | null): ClockState["status"] {
	if (running === null) return "STOPPED";
	return isPauseClass(running) ? "PAUSED" : "RUNNING";
}

/**
 * A pause and an errand count from their own begin, work from the begin of the unbroken run of entries that it ends:
 * neither a pause nor an errand in between makes somebody come anew.
 *
 * Example: work since 08:00, errand 10:00–11:00, work again → 08:00; at 10:30 → 10:00.
 *
 * @param closed entries that have ended, in any order
 */
export function runningSince(
	running: Pick<ClockEntry, "begin" | "classType">,
	closed: readonly Pick<ClockEntry, "begin" | "end">[],
): EpochSecond {
	let { begin } = running;
	if (running.classType !== "WORKTIME") return begin;
	for (const entry of closed.toSorted((a, b) => b.begin - a.begin)) {
		if (entry.end === begin) begin = entry.begin;
	}
	return begin;
}

function closedEntries({ running, entries }: ClockFacts): ClockEntry[] {
	return entries.filter(
		(entry) =>
			entry.id !== running?.id && entry.end !== null && entry.classType !== "WORKTIME_SICK",
	);
}

function countedEntries(facts: ClockFacts, closed: readonly ClockEntry[]): ClockEntry[] {
	const { running, day, shiftGapMinutes } = facts;
	const all = running === null ? closed : [...closed, running];
	return shiftsOf(all, shiftGapMinutes)
		.filter((shift) => {
			const first = minuteOf((shift[0] as ClockEntry).begin);
			const beginsToday = first >= day.begin && first < day.end;
			return beginsToday || (running !== null && shift.includes(running));
		})
		.flat();
}
