import { decimalHours } from "#domain/time/decimal-hours.ts";
import type { HourForm } from "#kit/contract/hour-forms.ts";
import { intlTag, type Language } from "#kit/contract/language.ts";

/** How documents, and what else is not looked at on a screen, say days and figures; the same as screens do. */
export interface Print {
	/** `Fr 20.11.`, of a civil day. */
	day(day: string): string;
	/** `20.11.2026` of a civil day, or of an instant where a zone is given. */
	date(day: string | Date, timeZone?: string): string;
	/** `November 2026`, of `2026-11` or a day in it. */
	month(month: string): string;
	/** `08:15` */
	time(instant: string | Date, timeZone: string): string;
	/** `20.11.2026, 08:15` */
	instant(instant: string | Date, timeZone: string): string;
	hours(minutes: number, options?: { readonly sign?: boolean }): string;
	/** `1,5`: as few decimals as needed, two at most. */
	amount(value: number): string;
}

const minus = "−";
const made = new Map<string, Print>();

export function printIn(language: Language, form: HourForm = "TIME"): Print {
	const key = `${language} ${form}`;
	const print = made.get(key) ?? { ...printedDays(language), ...printedFigures(language, form) };
	made.set(key, print);
	return print;
}

/** Making a format takes a thousand times longer than using it. */
function formats(language: Language, options: Intl.DateTimeFormatOptions) {
	const byZone = new Map<string, Intl.DateTimeFormat>();
	return (value: string | Date, timeZone = "UTC") => {
		const format =
			byZone.get(timeZone) ?? new Intl.DateTimeFormat(intlTag(language), { ...options, timeZone });
		byZone.set(timeZone, format);
		return format.format(new Date(value));
	};
}

function printedDays(language: Language) {
	const number = { day: "2-digit", month: "2-digit", year: "numeric" } as const;
	const date = formats(language, number);
	const weekday = formats(language, { weekday: "short" });
	const dayAndMonth = formats(language, {
		day: "2-digit",
		month: language === "en-EN" ? "short" : "2-digit",
	});
	const time = formats(language, { hour: "2-digit", minute: "2-digit" });
	const month = formats(language, { month: "long", year: "numeric" });
	return {
		day: (day: string) => `${weekday(day).replace(".", "")} ${dayAndMonth(day)}`,
		date,
		month: (given: string) => month(given.slice(0, 7)),
		time,
		instant: (value: string | Date, zone: string) => `${date(value, zone)}, ${time(value, zone)}`,
	};
}

function printedFigures(language: Language, form: HourForm) {
	const whole = new Intl.NumberFormat(intlTag(language));
	const some = new Intl.NumberFormat(intlTag(language), { maximumFractionDigits: 2 });
	const written = (size: number) =>
		form === "DECIMAL"
			? decimalHours(size, language === "en-EN" ? "." : ",")
			: `${whole.format(Math.floor(size / 60))}:${String(size % 60).padStart(2, "0")}`;
	return {
		hours(minutes: number, { sign = false }: { readonly sign?: boolean } = {}) {
			const mark = minutes < 0 ? minus : sign && minutes > 0 ? "+" : "";
			return `${mark}${written(Math.abs(minutes))}`;
		},
		amount: (value: number) => `${value < 0 ? minus : ""}${some.format(Math.abs(value))}`,
	};
}
