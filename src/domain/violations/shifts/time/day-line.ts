import { type LaidShift, netMinutes } from "../../../shifts/shift-times.ts";
import { weekdayOf } from "../../../time/iso-week.ts";
import { localDayOf } from "../../../time/local-time.ts";
import type { EpochMinute, LocalDay } from "../../../time/quantities.ts";
import type { Zone } from "../../../time/zone.ts";
import { minutesInWindow } from "../../arbzg-figures.ts";
import { limitsFor } from "../../work-limits.ts";

/** Days of a person one after the other: what of them was worked, else is planned. */
export interface DayLine {
	/** Minutes in terms of the law of what begins on a day. */
	readonly net: Int32Array;
	/** Minutes that are paid. */
	readonly paid: Int32Array;
	/** 1: night work begins on it, § 2 (4) ArbZG. */
	readonly nights: Uint8Array;
	/** 1: any work lies on it. */
	readonly works: Uint8Array;
}

/** What is known of a person's days for as long as averages and years look, beside the plan that is judged. */
export interface Horizon {
	readonly from: LocalDay;
	readonly zone: Zone;
	readonly base: DayLine;
	/** 1: it is over, and what was worked on it holds, whatever was planned. */
	readonly done: Uint8Array;
	/** 1: a working day of the law, Monday to Saturday; leave, illness and public holidays take theirs out. */
	readonly workdays: Uint8Array;
	readonly holidays: ReadonlySet<LocalDay>;
}

/** A day that is over. */
export interface WorkedDay {
	readonly day: LocalDay;
	readonly netMinutes: number;
	readonly paidMinutes: number;
	/** Work lay on it, be it of a shift of the day before. */
	readonly isWorked: boolean;
}

interface Days {
	readonly from: LocalDay;
	readonly to: LocalDay;
}

/** Lays out what is known; done once for a person, however many plans are judged then. */
export function horizonOf(
	{ from, to }: Days,
	given: {
		readonly zone: Zone;
		readonly worked: readonly WorkedDay[];
		/** Shifts that count as work and are none of the plan that is judged. */
		readonly farShifts: readonly LaidShift[];
		/** Days of leave and illness, both inclusive. */
		readonly away: readonly Days[];
		readonly holidays: ReadonlySet<LocalDay>;
	},
): Horizon {
	const { zone, holidays } = given;
	const length = Math.max(0, to - from + 1);
	const base = emptyLine(length);
	const done = new Uint8Array(length);
	const workdays = new Uint8Array(length);
	for (let nth = 0; nth < length; nth += 1) {
		const day = (from + nth) as LocalDay;
		workdays[nth] = weekdayOf(day) < 7 && !holidays.has(day) ? 1 : 0;
	}
	for (const one of given.away) {
		workdays.fill(0, Math.max(0, one.from - from), Math.max(0, one.to - from + 1));
	}
	for (const { day, ...one } of given.worked) {
		const nth = day - from;
		if (nth < 0 || nth >= length) continue;
		done[nth] = 1;
		base.net[nth] = one.netMinutes;
		base.paid[nth] = one.paidMinutes;
		base.works[nth] = one.isWorked ? 1 : 0;
	}
	const horizon = { from, zone, base, done, workdays, holidays };
	for (const shift of given.farShifts) addShift(base, shift, horizon);
	return horizon;
}

function emptyLine(length: number): DayLine {
	return {
		net: new Int32Array(length),
		paid: new Int32Array(length),
		nights: new Uint8Array(length),
		works: new Uint8Array(length),
	};
}

/** What is known with shifts of a plan laid over it. */
export function lineOf(horizon: Horizon, shifts: readonly LaidShift[]): DayLine {
	const { net, paid, nights, works } = horizon.base;
	const line = {
		net: net.slice(),
		paid: paid.slice(),
		nights: nights.slice(),
		works: works.slice(),
	};
	for (const shift of shifts) addShift(line, shift, horizon);
	return line;
}

function addShift({ net, paid, nights, works }: DayLine, shift: LaidShift, horizon: Horizon): void {
	const { from, zone, done } = horizon;
	const day = localDayOf(shift.begin, zone);
	const nth = day - from;
	if (nth < 0 || nth >= net.length) return;
	const isWorked = done[nth] === 0 || (net[nth] as number) > 0;
	if (isWorked && isNightWork(shift, day, zone)) nights[nth] = 1;
	if (done[nth] === 1) return;
	const minutes = netMinutes(shift);
	net[nth] = (net[nth] as number) + minutes;
	paid[nth] = (paid[nth] as number) + minutes;
	const last = localDayOf((shift.end - 1) as EpochMinute, zone) - from;
	works.fill(1, nth, last + 1);
}

function isNightWork({ begin, end, pauses }: LaidShift, day: LocalDay, zone: Zone): boolean {
	const { night, nightWorkAfterMinutes } = limitsFor(day, null);
	const rest = pauses.reduce((sum, pause) => {
		const pauseEnd = (pause.begin + pause.minutes) as EpochMinute;
		return sum + minutesInWindow(pause.begin, pauseEnd, night, zone);
	}, 0);
	return minutesInWindow(begin, end, night, zone) - rest > nightWorkAfterMinutes;
}

/** Sums up to each day: of the days from one to before another the difference. */
export function prefixSums(values: Int32Array | Uint8Array): Int32Array {
	const sums = new Int32Array(values.length + 1);
	for (let nth = 0; nth < values.length; nth += 1) {
		sums[nth + 1] = (sums[nth] as number) + (values[nth] as number);
	}
	return sums;
}
