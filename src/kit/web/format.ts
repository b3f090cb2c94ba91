import { intlTag, type Language } from "../contract/language.ts";
import { limits } from "../contract/limits.ts";
import { formatAgo } from "./format-ago.ts";
import { useLanguage } from "./language-store.ts";
import type { HourFormat } from "./settings/client-settings.ts";
import { useSettings } from "./settings/settings-store.ts";

type DayLike = string | Date | number;

/** Everything printed goes through here: Intl in the language shown, the hour format and a time zone. */
export interface Format {
	/** `Fr 20.11.` Days and instants are those of `timeZone`; a civil day ("2026-11-20") is itself. */
	day(value: DayLike, timeZone?: string): string;
	/** `Fr 20.11.2026` */
	dayWithYear(value: DayLike, timeZone?: string): string;
	/** `Samstag, 21. November 2026` */
	longDay(value: DayLike, timeZone?: string): string;
	/** `20.11.2026` */
	date(value: DayLike, timeZone?: string): string;
	/** `November 2026` */
	month(value: DayLike, timeZone?: string): string;
	/** `08:15` */
	time(value: DayLike, timeZone?: string): string;
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

export function formatFor(
	language: Language,
	hourFormat: HourFormat,
	homeZone: string,
): Format {
	const key = `${language} ${hourFormat} ${homeZone}`;
	const known = made.get(key) ?? createFormat(language, hourFormat, homeZone);
	made.set(key, known);
	return known;
}

function createFormat(
	language: Language,
	hourFormat: HourFormat,
	homeZone: string,
): Format {
	return {
		...dayFormat(language, homeZone),
		...numberFormat(intlTag(language), hourFormat),
		ago: (instant, now) => formatAgo(language, dateOf(instant).getTime(), now),
	};
}

type DayFormat = Pick<
	Format,
	"day" | "dayWithYear" | "longDay" | "date" | "month" | "time" | "instant"
>;

function dayFormat(language: Language, homeZone: string): DayFormat {
	const tag = intlTag(language);
	const shortDay = language === "de-DE" ? twoDigits : dayAndMonthName;
	const printer =
		(options: Intl.DateTimeFormatOptions) => (value: DayLike, zone?: string) =>
			dateFormat(tag, zoneOf(value, zone ?? homeZone), options).format(
				dateOf(value),
			);
	const weekday = printer({ weekday: "short" });
	const withWeekday =
		(print: (value: DayLike, zone?: string) => string) =>
		(value: DayLike, zone?: string) =>
			`${weekday(value, zone).replace(/\.$/, "")} ${print(value, zone)}`;
	const day = withWeekday(printer(shortDay));
	const time = printer(hourAndMinute);
	return {
		day,
		dayWithYear: withWeekday(printer({ ...shortDay, year: "numeric" })),
		longDay: printer(inFull),
		date: printer({ ...twoDigits, year: "numeric" }),
		month: printer({ month: "long", year: "numeric" }),
		time,
		instant: (value, zone) =>
			`${day(value, zone)} ${time(value, zone)}${zoneMark(value, zone, homeZone)}`,
	};
}

type NumberFormat = Pick<Format, "hours" | "clock" | "number" | "amount">;

function numberFormat(tag: string, hourFormat: HourFormat): NumberFormat {
	const hours = (minutes: number) =>
		hourFormat === "DECIMAL"
			? decimals(tag, 2, 2).format(minutes / 60)
			: hoursAndMinutes(minutes, tag);
	return {
		hours: (minutes, options) => signed(minutes, options, hours),
		clock: (seconds) => signed(seconds, {}, clockFace),
		number: (value, places = limits.numberDecimals) =>
			signed(value, {}, (size) => decimals(tag, places, places).format(size)),
		amount: (value, options) =>
			signed(value, options, (size) => decimals(tag, 0, 2).format(size)),
	};
}

const twoDigits = { day: "2-digit", month: "2-digit" } as const;
const dayAndMonthName = { day: "2-digit", month: "short" } as const;
const hourAndMinute = {
	hour: "2-digit",
	minute: "2-digit",
	hourCycle: "h23",
} as const;
const inFull = {
	weekday: "long",
	day: "numeric",
	month: "long",
	year: "numeric",
} as const;

function signed(
	value: number,
	{ sign = false }: { sign?: boolean } = {},
	print: (size: number) => string,
): string {
	const mark = value < 0 ? minus : sign && value > 0 ? "+" : "";
	return `${mark}${print(Math.abs(value))}`;
}

function hoursAndMinutes(minutes: number, tag: string): string {
	const whole = Math.round(minutes);
	const hours = decimals(tag, 0, 0).format(Math.floor(whole / 60));
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
function zoneOf(value: DayLike, zone: string): string {
	return isCivilDay(value) ? "UTC" : zone;
}

function zoneMark(
	value: DayLike,
	zone: string | undefined,
	homeZone: string,
): string {
	if (zone === undefined || zone === homeZone || isCivilDay(value)) return "";
	return ` ${zone}`;
}

function dateOf(value: DayLike): Date {
	return value instanceof Date ? value : new Date(value);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making an Intl formatter costs more than using it a thousand times. */
function dateFormat(
	tag: string,
	timeZone: string,
	options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
	const key = `${tag} ${timeZone} ${JSON.stringify(options)}`;
	const known =
		formats.get(key) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone });
	formats.set(key, known);
	return known;
}

const numbers = new Map<string, Intl.NumberFormat>();

function decimals(tag: string, least: number, most: number): Intl.NumberFormat {
	const key = `${tag} ${least} ${most}`;
	const known =
		numbers.get(key) ??
		new Intl.NumberFormat(tag, {
			minimumFractionDigits: least,
			maximumFractionDigits: most,
		});
	numbers.set(key, known);
	return known;
}
