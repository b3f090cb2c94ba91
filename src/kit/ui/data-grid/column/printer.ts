import { intlTag } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import { type Format, useFormat } from "#kit/web/format/format.ts";
import { languageStore } from "#kit/web/language-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

/** Stands where nothing is. */
export const nothing = "–";

/** `20.11.2026`, with its weekday or without its year where a column says so. */
export type DateStyle = "date" | "weekday" | "short";

/** Long lists print the same few days over and over, and printing one takes long. */
const printed = new WeakMap<Format, Map<string, string>>();
const mostDays = 2000;

/** Those of our countries are the same in each language; to ask for them takes longer than to draw a list. */
const symbols = new Map([
	["EUR", "€"],
	["CHF", "CHF"],
]);

export type GridWords = Words<typeof texts>;

/** What cells are printed with. */
export interface Printer {
	readonly format: Format;
	readonly words: GridWords;
}

const printers = new WeakMap<Format, Map<GridWords, Printer>>();

/** The same object as long as language and formats stay: rows are not drawn anew for nothing. */
export function usePrinter(): Printer {
	const format = useFormat();
	const words = useTexts(texts);
	const ofFormat = printers.get(format) ?? new Map<GridWords, Printer>();
	printers.set(format, ofFormat);
	const printer = ofFormat.get(words) ?? { format, words };
	ofFormat.set(words, printer);
	return printer;
}

export function printDate(day: string, { format }: Printer, style: DateStyle = "date"): string {
	const days = printed.get(format) ?? new Map<string, string>();
	printed.set(format, days);
	const key = `${style} ${day}`;
	const known = days.get(key);
	if (known !== undefined) return known;
	// as many days as any list shows; instants would fill it with what never comes again
	if (days.size > mostDays) days.clear();
	const text = dayIn(format, day, style);
	days.set(key, text);
	return text;
}

function dayIn(format: Format, day: string, style: DateStyle): string {
	if (style === "date") return format.date(day);
	return style === "weekday" ? format.dayWithYear(day) : format.day(day);
}

/** `20.11.2026 08:15` */
export function printDateTime(instant: string, { format }: Printer): string {
	return `${format.date(instant)} ${format.time(instant)}`;
}

/** A time of the day: minutes since midnight, `08:15`, or an instant. */
export function printTime(time: string | number, { format }: Printer): string {
	if (typeof time === "number") {
		const hours = String(Math.floor(time / 60) % 24).padStart(2, "0");
		return `${hours}:${String(time % 60).padStart(2, "0")}`;
	}
	return /^\d{2}:\d{2}/.test(time) ? time.slice(0, 5) : format.time(time);
}

/** Cents as `1.234,50 €`. */
export function printCurrency(
	cents: number,
	{ format }: Pick<Printer, "format">,
	currency = "EUR",
): string {
	return `${format.number(cents / 100, 2)}\u00a0${symbolOf(currency)}`;
}

export function printPerson(person: { readonly firstName: string; readonly lastName: string }) {
	return [person.lastName, person.firstName].filter((name) => name !== "").join(", ");
}

function symbolOf(currency: string): string {
	const known = symbols.get(currency);
	if (known !== undefined) return known;
	const parts = new Intl.NumberFormat(intlTag(languageStore.get()), {
		style: "currency",
		currency,
		currencyDisplay: "narrowSymbol",
	}).formatToParts(0);
	const symbol = parts.find(({ type }) => type === "currency")?.value ?? currency;
	symbols.set(currency, symbol);
	return symbol;
}
