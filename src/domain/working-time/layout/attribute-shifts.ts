import { dayBounds } from "../../time/day-bounds.ts";
import { minuteOf, secondOf } from "../../time/epoch.ts";
import { localDayOf } from "../../time/local-time.ts";
import type { EpochSecond, LocalDay } from "../../time/quantities.ts";
import type { Zone } from "../../time/zone.ts";
import type { ShiftFact, WorkFact } from "../facts.ts";
import { shiftsOf } from "../timeline/shifts-of.ts";

/** A shift, or its part, and the day it belongs to. */
export interface AttributedShift {
	readonly day: LocalDay;
	readonly shift: ShiftFact;
}

export interface Attribution {
	readonly zone: Zone;
	readonly shiftGapMinutes: number | ((first: WorkFact) => number);
	/** Whether shifts that begin on a day are cut at midnight. */
	readonly isSplit: (day: LocalDay) => boolean;
}

/** Entries as shifts on their days, in order of time. */
export function attributeShifts(
	entries: readonly WorkFact[],
	{ zone, shiftGapMinutes, isSplit }: Attribution,
): AttributedShift[] {
	return shiftsOf(entries, shiftGapMinutes).flatMap((run) => {
		const begunAt = (run[0] as WorkFact).begin;
		const day = localDayOf(minuteOf(begunAt), zone);
		if (isSplit(day)) return splitAtMidnight(run, begunAt, day, zone);
		const whole = { entries: run, whole: run };
		const shift = { ...whole, beginsHere: true, endsHere: true };
		return [{ day, shift }];
	});
}

function splitAtMidnight(
	run: readonly WorkFact[],
	begunAt: EpochSecond,
	firstDay: LocalDay,
	zone: Zone,
): AttributedShift[] {
	const parts: AttributedShift[] = [];
	const end = (run.at(-1) as WorkFact).end;
	let midnight = begunAt;
	for (let day = firstDay; midnight < end; day = (day + 1) as LocalDay) {
		const from = midnight;
		midnight = secondOf(dayBounds(day, zone).end);
		const entries = run.flatMap((entry) => clipped(entry, from, midnight));
		if (entries.length === 0) continue;
		const beginsHere = day === firstDay;
		const endsHere = end <= midnight;
		parts.push({ day, shift: { entries, whole: run, beginsHere, endsHere } });
	}
	return parts;
}

function clipped(entry: WorkFact, from: EpochSecond, to: EpochSecond): WorkFact[] {
	if (entry.begin >= from && entry.end <= to) return [entry];
	const begin = entry.begin > from ? entry.begin : from;
	const end = entry.end < to ? entry.end : to;
	return begin < end ? [{ ...entry, begin, end }] : [];
}
