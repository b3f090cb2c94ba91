import { keyFamily } from "../absence-keys.ts";
import { readHundredths } from "../hundredths.ts";
import { numberOfPerson } from "../one-person.ts";
import { type FieldFinding, finding, type WageFinding } from "../wage-finding.ts";
import { type LugLine, lugField } from "./lug-fields.ts";

/** A line that is right by itself, with its place in the list or text. */
export interface PlacedLug {
	readonly line: number;
	readonly fields: LugLine;
}

interface DaySum {
	hours: number;
	days: number;
	/** Of no interruption, so that none may come. */
	hasOther: boolean;
	/** The key of an interruption, so that nothing else may come. */
	interruption: string | null;
}

/** What calendar lines of one person and day come to: no more than 24,00 hours and 1,00 days; beside an interruption nothing. */
export function checkLugDays(lines: readonly PlacedLug[]): WageFinding[] {
	const sums = new Map<string, DaySum>();
	return lines.flatMap(({ line, fields }) => {
		const place = `${numberOfPerson(fields.personnelNo)} ${Number(fields.day)}`;
		const sum = sums.get(place) ?? { hours: 0, days: 0, hasOther: false, interruption: null };
		sums.set(place, sum);
		const findings = sumFindings(fields, sum);
		// what is left out of the file takes nothing of the day
		if (findings.length === 0) add(fields, sum);
		return findings.map((one) => ({ line, ...one }));
	});
}

function sumFindings({ absenceKey, hours, days }: LugLine, sum: DaySum): FieldFinding[] {
	const isInterruption = keyFamily(absenceKey) === "INTERRUPTION";
	const blocking = isInterruption && sum.hasOther ? absenceKey : sum.interruption;
	if (blocking !== null) return [finding(lugField.absenceKey, "BESIDE_INTERRUPTION", blocking)];
	const isLong = sum.hours + (readHundredths(hours) ?? 0) > 2400;
	const isTooMuch = sum.days + (readHundredths(days) ?? 0) > 100;
	return [
		...(isLong ? [finding(lugField.hours, "HOURS_OF_DAY")] : []),
		...(isTooMuch ? [finding(lugField.days, "DAYS_OF_DAY")] : []),
	];
}

function add({ absenceKey, hours, days }: LugLine, sum: DaySum): void {
	sum.hours += readHundredths(hours) ?? 0;
	sum.days += readHundredths(days) ?? 0;
	if (keyFamily(absenceKey) === "INTERRUPTION") sum.interruption = absenceKey;
	else sum.hasOther = true;
}

/** More days in between are two absences. */
const longestGap = 7;

interface AwayDay {
	readonly day: number;
	readonly line: number;
	readonly isAway: boolean;
}

/**
 * Days without a line between two days of sickness or interruption, told at the second: mostly free days that were
 * forgotten, for a line is needed for every calendar day. Nobody can tell it from two short absences, so it is a note.
 */
export function checkLugGaps(lines: readonly PlacedLug[]): WageFinding[] {
	return [...daysByPerson(lines).values()].flatMap((days) => {
		const inOrder = days.toSorted((a, b) => a.day - b.day || Number(a.isAway) - Number(b.isAway));
		return inOrder.flatMap((one, at) => {
			const before = inOrder[at - 1];
			if (before === undefined || !before.isAway || !one.isAway) return [];
			const missing = one.day - before.day - 1;
			if (missing < 1 || missing > longestGap) return [];
			const gap = missing === 1 ? `${one.day - 1}.` : `${before.day + 1}. – ${one.day - 1}.`;
			return [{ line: one.line, ...finding(lugField.day, "GAP", gap) }];
		});
	});
}

function daysByPerson(lines: readonly PlacedLug[]): Map<string, AwayDay[]> {
	const people = new Map<string, AwayDay[]>();
	for (const { line, fields } of lines) {
		const person = numberOfPerson(fields.personnelNo);
		const days = people.get(person) ?? [];
		people.set(person, days);
		const family = keyFamily(fields.absenceKey);
		const isAway = family === "SICK" || family === "INTERRUPTION";
		days.push({ day: Number(fields.day), line, isAway });
	}
	return people;
}
