import { minuteOf } from "../time/epoch.ts";
import { localDayOf, localMinuteOf } from "../time/local-time.ts";
import type { EpochSecond } from "../time/quantities.ts";
import { type GapDay, type GapEntry, isWork } from "./gap-day.ts";

/** A day as far as it tells when somebody comes and goes. */
export interface HabitDay extends Pick<GapDay, "day" | "zone" | "isOver"> {
	/** In order of time. */
	readonly entries: readonly HabitEntry[];
}
export type HabitEntry = Pick<GapEntry, "begin" | "end" | "state" | "classType" | "autoFinished">;

/** When somebody comes and goes; minutes of the wall clock, beyond 1440 on the next day. */
export interface UsualTimes {
	readonly begin: number;
	readonly end: number;
}

/** Fewer days tell no habit. */
const enoughDays = 3;

/** The middle of when somebody came and went on days that are approved; null where there are too few of them. */
export function usualTimes(days: readonly HabitDay[]): UsualTimes | null {
	const spans = days.flatMap((day) => spanOf(day) ?? []);
	if (spans.length < enoughDays) return null;
	return {
		begin: middleOf(spans.map(({ begin }) => begin)),
		end: middleOf(spans.map(({ end }) => end)),
	};
}

function spanOf(day: HabitDay): UsualTimes | undefined {
	const worked = day.entries.filter((entry) => entry.state === "APPROVED" && isWork(entry));
	const first = worked.at(0);
	const last = worked.at(-1);
	if (first === undefined || last === undefined || last.end === null) return undefined;
	if (!day.isOver || worked.some(({ autoFinished }) => autoFinished)) return undefined;
	const at = (second: GapEntry["begin"]) => wallMinute(second, day);
	return { begin: at(first.begin), end: at(last.end) };
}

function wallMinute(second: EpochSecond, { day, zone }: HabitDay): number {
	const minute = minuteOf(second);
	return (localDayOf(minute, zone) - day) * 1440 + localMinuteOf(minute, zone);
}

function middleOf(minutes: readonly number[]): number {
	const sorted = minutes.toSorted((one, other) => one - other);
	return sorted[Math.floor((sorted.length - 1) / 2)] as number;
}
