import { type CivilDate, dateOfDay } from "#domain/time/civil-date.ts";
import { clockOf } from "#domain/time/clock-of.ts";
import { epochMinute } from "#domain/time/epoch.ts";
import { weekdayOf } from "#domain/time/iso-week.ts";
import { localDayOf, localMinuteOf } from "#domain/time/local-time.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import type { Language } from "#kit/contract/language.ts";
import { texts } from "../calendar-names/text.ts";

/** A moment as a wall clock and a calendar show it. */
export interface WallTime {
	readonly day: LocalDay;
	/** 0 to 1439. */
	readonly minute: number;
}

export type DayStyle = "day" | "dayWithYear" | "longDay" | "date" | "month";

/**
 * What the clock on a wall shows.
 *
 * @param instant milliseconds since the epoch; throws RangeError where it is none
 */
export function wallTimeOf(instant: number, zoneName: string): WallTime {
	const minute = epochMinute(Math.floor(instant / 60_000));
	const zone = zoneOf(zoneName);
	return { day: localDayOf(minute, zone), minute: localMinuteOf(minute, zone) };
}

/** As Intl prints it in German and British English, without its tables, which a slow computer reads for a tenth of a second. */
export function printDay(language: Language, day: LocalDay, style: DayStyle): string {
	const date = dateOfDay(day);
	return language === "en-EN" ? englishDay(date, day, style) : germanDay(date, day, style);
}

/** `08:15` */
export function printMinute(minute: number): string {
	return clockOf(minute);
}

function germanDay(date: CivilDate, day: LocalDay, style: DayStyle): string {
	const { year } = date;
	const short = `${two(date.day)}.${two(date.month)}.`;
	const month = `${texts["de-DE"].months[date.month - 1]} ${year}`;
	const weekday = texts["de-DE"].shortWeekdays[weekdayOf(day) - 1];
	switch (style) {
		case "day":
			return `${weekday} ${short}`;
		case "dayWithYear":
			return `${weekday} ${short}${year}`;
		case "longDay":
			return `${texts["de-DE"].weekdays[weekdayOf(day) - 1]}, ${date.day}. ${month}`;
		case "date":
			return `${short}${year}`;
		case "month":
			return month;
	}
}

function englishDay(date: CivilDate, day: LocalDay, style: DayStyle): string {
	const { year } = date;
	const name = texts["en-EN"].months[date.month - 1] as string;
	// the British way: four letters for September, three for all others
	const short = `${two(date.day)} ${name.slice(0, name === "September" ? 4 : 3)}`;
	const weekday = texts["en-EN"].shortWeekdays[weekdayOf(day) - 1];
	switch (style) {
		case "day":
			return `${weekday} ${short}`;
		case "dayWithYear":
			return `${weekday} ${short} ${year}`;
		case "longDay":
			return `${texts["en-EN"].weekdays[weekdayOf(day) - 1]}, ${date.day} ${name} ${year}`;
		case "date":
			return `${two(date.day)}/${two(date.month)}/${year}`;
		case "month":
			return `${name} ${year}`;
	}
}

function two(value: number): string {
	return String(value).padStart(2, "0");
}
