import { intlTag, type Language } from "#kit/contract/language.ts";
import type { TraceWords } from "#kit/contract/trace-words.ts";
import { texts } from "../text.ts";

type Pairs = Readonly<Record<string, readonly [german: string, english: string]>>;

/** What prints days and figures, on a screen or on paper. */
export interface LogPrint {
	hours(minutes: number): string;
	amount(value: number): string;
	date(value: string): string;
	/** Day and time of day. */
	instant(value: string): string;
}

const idShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const dayShape = /^\d{4}-\d{2}-\d{2}$/;
const instantShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** How the trace of an entity reads: in the words of the feature that declares it, else in those that many share. */
export interface LogWords {
	readonly title: string;
	action(action: string): string;
	/** A field, its parts from the outside in: `Anschrift, Ort`. */
	field(names: readonly string[]): string;
	/** A stored value; the field's name tells minutes and cents apart from other numbers. */
	value(value: unknown, name: string): string;
}

/** @param all of all features */
export function logWords(
	all: readonly TraceWords[],
	entity: string,
	language: Language,
	print: LogPrint,
): LogWords {
	const t = texts[language];
	const permissions: Readonly<Record<string, string>> = t.permissions;
	const own = all.find(({ titles }) => entity in titles);
	const ownWord = (pairs: Pairs | undefined, name: string) =>
		pairs?.[name]?.[language === "de-DE" ? 0 : 1];
	// what has no word is shown as it is stored
	const said =
		(pairs: Pairs | undefined, shared: Readonly<Record<string, string>>) => (name: string) =>
			ownWord(pairs, name) ?? shared[name] ?? permissions[name] ?? name;
	const field = said(own?.fields, t.fields);
	const constant = said(own?.values, t.values);
	const actions: Readonly<Record<string, string>> = t.actions;

	function value(stored: unknown, name: string): string {
		if (stored === null || stored === undefined || stored === "") return t.none;
		if (Array.isArray(stored)) return stored.map((one) => value(one, name)).join("; ");
		if (typeof stored === "object") {
			const known = Object.entries(stored).filter(([, one]) => one !== null);
			return known.map(([key, one]) => `${field(key)}: ${value(one, key)}`).join(", ");
		}
		if (typeof stored === "boolean") return stored ? t.yes : t.no;
		if (typeof stored === "number") return numberText(stored, name, language, print);
		const text = String(stored);
		return idShape.test(text) ? t.gone : (timeText(text, print) ?? constant(text));
	}

	return {
		title: ownWord(own?.titles, entity) ?? entity,
		action: (action) => ownWord(own?.actions, action) ?? actions[action] ?? t.actions.changed,
		field: (names) => names.map(field).join(", "),
		value,
	};
}

function numberText(value: number, name: string, language: Language, print: LogPrint): string {
	if (name.endsWith("Minutes")) return print.hours(value);
	if (!/cents$/i.test(name)) return print.amount(value);
	const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
	return `${(value / 100).toLocaleString(intlTag(language), cents)} €`;
}

function timeText(value: string, print: LogPrint): string | undefined {
	if (dayShape.test(value)) return print.date(value);
	return instantShape.test(value) ? print.instant(value) : undefined;
}
