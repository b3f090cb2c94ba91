import type { LocalDay } from "#domain/time/quantities.ts";
import { intlTag, type Language } from "#kit/contract/language.ts";
import { agoLimits, limits } from "#kit/contract/limits.ts";
import { useLanguage } from "../language-store.ts";
import type { HourFormat } from "../settings/client-settings.ts";
import { useSettings } from "../settings/settings-store.ts";
import { texts } from "../text.ts";
import { type DayStyle, printDay, printMinute, wallTimeOf } from "./print-day.ts";
import { printNumber } from "./print-number.ts";

type DayLike = string | Date | number;

/** Everything printed goes through here: the language shown, the hour format and a time zone. */
export interface Format {
	/** `Fr 20.11.` Days and instants are those of `timeZone`; a civil day ("2026-11-20") is itself. */
	day(value: DayLike, timeZone?: string): string;
	/** `Fr 20.11.2026` */
	dayWithYear(value: DayLike, timeZone?: string): string;
	/** `Mo 21.12. – Mi 30.12.2026`, the first year too where it is another; a single day alone. */
	days(from: string, to: string): string;
	/** `Samstag, 21. November 2026` */
	longDay(value: DayLike, timeZone?: string): string;
	/** `20.11.2026` */
	date(value: DayLike, timeZone?: string): string;
	/** `November 2026` */
	month(value: DayLike, timeZone?: string): string;
	/** `08:15` */
	time(value: DayLike, timeZone?: string): string;
	/** `08:00 – 16:30` */
	span(begin: DayLike, end: DayLike, timeZone?: string): string;
	/** `Fr 20.11. 08:15`, the zone added where it is not the one of the settings. */
	instant(value: DayLike, timeZone?: string): string;
	/** Minutes as `7:42` or `7,70`; minus is a true minus, plus only where asked for. */
	hours(minutes: number, options?: { sign?: boolean }): string;
	/** Seconds as `05:27:14`. */
	clock(seconds: number): string;
	/** Two decimals unless said otherwise. */
	number(value: number, decimals?: number): string;
	/** `1,5`: as few decimals as needed, two at most. */
	amount(value: number, options?: { sign?: boolean }): string;
	/** `gerade eben`, `vor 40 Sekunden` … */
	ago(instant: DayLike, now: number): string;
}

export const minus = "−";

/** The formatter of the present settings, for components. */
export function useFormat(): Format {
	const language = useLanguage();
	const { hourFormat, timezone } = useSettings().region;
	return formatFor(language, hourFormat, timezone);
}

const made = new Map<string, Format>();

export function formatFor(language: Language, hourFormat: HourFormat, homeZone: string): Format {
	const key = `${language} ${hourFormat} ${homeZone}`;
	const known = made.get(key) ?? createFormat(language, hourFormat, homeZone);
	made.set(key, known);
	return known;
}

function createFormat(language: Language, hourFormat: HourFormat, homeZone: string): Format {
	return {
		...dayFormat(language, homeZone),
		...numberFormat(language, hourFormat),
		ago: (instant, now) => formatAgo(language, instantOf(instant), now),
	};
}

/**
 * How long ago an instant was, in words: just now, so many seconds, about a minute, so many minutes; then the time of
 * day, later the date.
 */
function formatAgo(language: Language, instant: number, now: number): string {
	const seconds = Math.max(0, (now - instant) / 1000);
	const words = texts[language].ago;
	if (seconds < agoLimits.justNow) return words.justNow;
	if (seconds < agoLimits.seconds) return words.seconds(Math.floor(seconds));
	if (seconds < agoLimits.aboutOneMinute) return words.oneMinute;
	if (seconds < agoLimits.minutes) return words.minutes(Math.round(seconds / 60));
	return new Intl.DateTimeFormat(intlTag(language), {
		dateStyle: "short",
		timeStyle: "short",
	}).format(new Date(instant));
}

type DayFormat = Pick<
	Format,
	"day" | "dayWithYear" | "days" | "longDay" | "date" | "month" | "time" | "span" | "instant"
>;

function dayFormat(language: Language, homeZone: string): DayFormat {
	const printer = (style: DayStyle) => (value: DayLike, zone?: string) =>
		printDay(language, dayOf(value, zone ?? homeZone), style);
	const day = printer("day");
	const dayWithYear = printer("dayWithYear");
	const time = (value: DayLike, zone?: string) =>
		printMinute(wallTimeOf(instantOf(value), zoneFor(value, zone ?? homeZone)).minute);
	return {
		day,
		dayWithYear,
		days(from, to) {
			const last = dayWithYear(to);
			if (from === to) return last;
			return `${from.slice(0, 4) === to.slice(0, 4) ? day(from) : dayWithYear(from)} – ${last}`;
		},
		longDay: printer("longDay"),
		date: printer("date"),
		month: printer("month"),
		time,
		span: (begin, end, zone) => `${time(begin, zone)} – ${time(end, zone)}`,
		instant: (value, zone) =>
			`${day(value, zone)} ${time(value, zone)}${zoneMark(value, zone, homeZone)}`,
	};
}

type NumberFormat = Pick<Format, "hours" | "clock" | "number" | "amount">;

function numberFormat(language: Language, hourFormat: HourFormat): NumberFormat {
	const hours = (minutes: number) =>
		hourFormat === "DECIMAL"
			? printNumber(language, minutes / 60, 2, 2)
			: hoursAndMinutes(minutes, language);
	return {
		hours: (minutes, options) => signed(minutes, options, hours),
		clock: (seconds) => signed(seconds, {}, clockFace),
		number: (value, places = limits.numberDecimals) =>
			signed(value, {}, (size) => printNumber(language, size, places, places)),
		amount: (value, options) => signed(value, options, (size) => printNumber(language, size, 0, 2)),
	};
}

function signed(
	value: number,
	{ sign = false }: { sign?: boolean } = {},
	print: (size: number) => string,
): string {
	const mark = value < 0 ? minus : sign && value > 0 ? "+" : "";
	return `${mark}${print(Math.abs(value))}`;
}

function hoursAndMinutes(minutes: number, language: Language): string {
	const whole = Math.round(minutes);
	const hours = printNumber(language, Math.floor(whole / 60), 0, 0);
	return `${hours}:${String(whole % 60).padStart(2, "0")}`;
}

function clockFace(seconds: number): string {
	const whole = Math.floor(seconds);
	return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
		.map((part) => String(part).padStart(2, "0"))
		.join(":");
}

const isCivilDay = (value: DayLike) =>
	typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A civil day has no zone: it is printed in UTC, where it was read. */
function zoneFor(value: DayLike, zone: string): string {
	return isCivilDay(value) ? "UTC" : zone;
}

function dayOf(value: DayLike, zone: string): LocalDay {
	return wallTimeOf(instantOf(value), zoneFor(value, zone)).day;
}

function zoneMark(value: DayLike, zone: string | undefined, homeZone: string): string {
	if (zone === undefined || zone === homeZone || isCivilDay(value)) return "";
	return ` ${zone}`;
}

function instantOf(value: DayLike): number {
	return value instanceof Date ? value.getTime() : new Date(value).getTime();
}
