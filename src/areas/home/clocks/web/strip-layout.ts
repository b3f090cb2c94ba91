import {
	minuteOf,
	secondOfMilliseconds,
} from "../../../../domain/time/epoch.ts";
import { dayOfIso } from "../../../../domain/time/iso-day.ts";
import { zoneOf } from "../../../../domain/time/zone.ts";
import type { TimeClocks } from "../contract.ts";

export interface StripBar {
	readonly id: string;
	/** Minutes of the wall clock from the day's midnight; before it below 0. */
	readonly from: number;
	readonly to: number;
	readonly isPause: boolean;
	readonly isPending: boolean;
}

export interface StripLayout {
	readonly from: number;
	readonly to: number;
	readonly now: number;
	readonly bars: readonly StripBar[];
	/** Full hours with a mark below. */
	readonly marks: readonly number[];
}

const usualBegin = 6 * 60;
const usualEnd = 18 * 60;
const mostMarks = 8;

/**
 * Where the day's entries lie on a strip that shows 06:00 to 18:00 and grows with what lies outside.
 *
 * @param now milliseconds of the server's clock
 */
export function stripLayout({ day }: TimeClocks, now: number): StripLayout {
	const zone = zoneOf(day.zone);
	const midnight = dayOfIso(day.date) * 1440;
	const minutes = (instant: number) => {
		const minute = minuteOf(secondOfMilliseconds(instant));
		return minute + zone.offsetAt(minute) - midnight;
	};
	const present = minutes(now);
	const bars = day.entries.map((entry) => ({
		id: entry.id,
		from: minutes(Date.parse(entry.begin)),
		to: entry.end === null ? present : minutes(Date.parse(entry.end)),
		isPause:
			entry.activity.classType === "PAUSE" ||
			entry.activity.classType === "BREAK",
		isPending: entry.state !== "APPROVED",
	}));
	const first = Math.min(usualBegin, ...bars.map((bar) => bar.from));
	const last = Math.max(usualEnd, present, ...bars.map((bar) => bar.to));
	const from = Math.floor(first / 120) * 120;
	const to = Math.ceil(last / 120) * 120;
	return { from, to, now: present, bars, marks: marks(from, to) };
}

function marks(from: number, to: number): number[] {
	const step = (to - from) / 120 < mostMarks ? 120 : 240;
	const list: number[] = [];
	for (let minute = from; minute <= to; minute += step) list.push(minute);
	return list;
}
