import { dateOfDay } from "#domain/time/civil-date.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { Format } from "#kit/web/format/format.ts";
import type { GivenRecurrence } from "../contract/fields.ts";
import type { texts } from "./text.ts";

type Said = Words<typeof texts>;

/** Example: "Alle 2 Wochen am Dienstag und Donnerstag, bis Fr 18.12.2026". @param first the first day of the series */
export function recurrenceWords(
	rule: GivenRecurrence,
	first: string,
	t: Said,
	format: Format,
): string {
	const { type, interval, until, count } = rule;
	const often = interval === 1 ? t.repeats[type] : t.words.every(interval, t.units[type]);
	const on = dayWords(rule, first, t);
	const ends = [
		...(until === null ? [] : [t.words.until(format.dayWithYear(until))]),
		...(count === null ? [] : [t.words.times(count)]),
	];
	return [on === undefined ? often : `${often} ${on}`, ...ends].join(", ");
}

function dayWords({ type, weekdays, nth }: GivenRecurrence, first: string, t: Said) {
	if (type === "DAILY") return undefined;
	if (type === "WEEKLY") return weekdays.length === 0 ? undefined : t.words.on(listOf(weekdays, t));
	if (nth === null)
		return type === "YEARLY" ? undefined : t.places.day(dateOfDay(dayOfIso(first)).day);
	return placeWords(nth, weekdays, t);
}

/** "am zweiten Dienstag", "am letzten Tag des Monats" */
export function placeWords(nth: number, weekdays: readonly number[], t: Said): string {
	if (weekdays.length === 7 && nth === -1) return t.places.lastDay;
	const isWork = weekdays.join() === "1,2,3,4,5";
	const [only, ...others] = weekdays;
	const day =
		only !== undefined && others.length === 0
			? weekdayName(only, t)
			: isWork
				? t.words.workdays
				: t.words.someDay;
	return t.places.nth(t.places.ordinals[nth as keyof Said["places"]["ordinals"]], day);
}

export function weekdayName(weekday: number, t: Said): string {
	return t.weekdays[weekday as keyof Said["weekdays"]];
}

function listOf(weekdays: readonly number[], t: Said): string {
	return weekdays.map((weekday) => weekdayName(weekday, t)).join(", ");
}
