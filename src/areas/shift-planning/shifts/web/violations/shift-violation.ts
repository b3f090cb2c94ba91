import { violationText } from "#areas/time-tracking/time-rules/web/public.ts";
import type { RosterViolation } from "#domain/violations/shifts/roster-violations.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import { formatNow } from "#kit/web/format/format-now.ts";
import { languageStore } from "#kit/web/language-store.ts";
import { currentTexts } from "#kit/web/texts.ts";
import type { ViolationWords } from "#kit/web/violations/despite-violations.ts";
import { texts } from "./text.ts";

/** How violations of the plan are said; a part of its own, because the words of all rules are many. */
export function violationWords(
	title: string,
	nameOf: (userId: string) => string | undefined = () => undefined,
): ViolationWords {
	return {
		title,
		asksReason: (violations) =>
			violations.some(({ severity, acceptable }) => severity === "ERROR" && acceptable),
		textOf: (violation) => {
			const { userId } = violation;
			const name = typeof userId === "string" ? nameOf(userId) : undefined;
			const text = shiftViolation(violation);
			return name === undefined ? text : `${name}, ${text}`;
		},
	};
}

/** "Di 01.12.: Es fehlt die Qualifikation „Pflege“." */
export function shiftViolation(violation: RuleViolation): string {
	const { day, words: said } = violation;
	const rule = ruleText(violation);
	// what the department has to say of the rule
	const text = typeof said === "string" ? `${rule} ${said}` : rule;
	return day === undefined ? text : words().at(formatNow().day(day), text);
}

function ruleText(violation: RuleViolation): string {
	const print = printed[violation.code as ShiftRule] as
		| ((violation: RuleViolation) => string)
		| undefined;
	// the law's own checks are said as of recorded time
	return print?.(violation) ?? violationText(violation, languageStore.get(), formatNow());
}

type Told =
	| RosterViolation
	| { readonly code: "SERIES_LARGE"; readonly count: number }
	| { readonly code: "SHORT_NOTICE"; readonly days: number };
type ShiftRule = Exclude<keyof Rules, "at" | "QUALIFICATION_LEVEL" | "OUTSIDE_HOURS_FREE">;
type Rules = (typeof texts)["pairs"];

/** As it travels: instants are texts. */
type Of<Code> = Wired<Extract<Told, { readonly code: Code }>>;
type Wired<Each> = Each extends unknown
	? { readonly [Name in keyof Each]: Name extends "begin" | "end" ? string : Each[Name] }
	: never;
type Printed = { readonly [Code in ShiftRule]: (violation: Of<Code>) => string };

const words = () => currentTexts(texts);
const hours = ({ minutes }: { readonly minutes: number }) => formatNow().hours(minutes);

const printed: Printed = {
	SHIFT_CONFLICT: ({ begin, end }) => words().SHIFT_CONFLICT(formatNow().span(begin, end)),
	USER_UNAVAILABLE: ({ begin, end }) => words().USER_UNAVAILABLE(formatNow().span(begin, end)),
	ABSENT: ({ from, to }) => words().ABSENT(formatNow().days(from, to)),
	ABSENCE_ASKED: ({ from, to }) => words().ABSENCE_ASKED(formatNow().days(from, to)),
	QUALIFICATION_MISSING: ({ name, level }) =>
		level === null ? words().QUALIFICATION_MISSING(name) : words().QUALIFICATION_LEVEL(name, level),
	PLANNED_FREE: () => words().PLANNED_FREE,
	USER_NOT_EMPLOYED: () => words().USER_NOT_EMPLOYED,
	TRACKING_EXISTS: () => words().TRACKING_EXISTS,
	OUTSIDE_HOURS: ({ begin, end }) =>
		begin && end ? words().OUTSIDE_HOURS(formatNow().span(begin, end)) : words().OUTSIDE_HOURS_FREE,
	CONSECUTIVE_DAYS: ({ days, most }) => words().CONSECUTIVE_DAYS(String(days), String(most)),
	CONTRACT_HOURS_ABOVE: (found) => words().CONTRACT_HOURS_ABOVE(hours(found)),
	CONTRACT_HOURS_BELOW: (found) => words().CONTRACT_HOURS_BELOW(hours(found)),
	AVERAGE_6_MONTHS: ({ averageMinutes }) =>
		words().AVERAGE_6_MONTHS(formatNow().hours(averageMinutes)),
	NIGHT_AVERAGE_4_WEEKS: ({ averageMinutes }) =>
		words().NIGHT_AVERAGE_4_WEEKS(formatNow().hours(averageMinutes)),
	FREE_SUNDAYS: ({ free, required }) => words().FREE_SUNDAYS(String(free), String(required)),
	SUBSTITUTE_DAY: ({ weeks }) => words().SUBSTITUTE_DAY(String(weeks)),
	MINOR_DAYS: ({ days }) => words().MINOR_DAYS(String(days)),
	MINOR_WEEKEND: () => words().MINOR_WEEKEND,
	MATERNITY_HOURS: (found) => words().MATERNITY_HOURS(hours(found)),
	MATERNITY_WEEKS: (found) => words().MATERNITY_WEEKS(hours(found)),
	MATERNITY_NIGHT: (found) => words().MATERNITY_NIGHT(hours(found)),
	MATERNITY_SUNDAY: () => words().MATERNITY_SUNDAY,
	SHORT_NOTICE: ({ days }) => words().SHORT_NOTICE(days),
	SERIES_LARGE: ({ count }) => words().SERIES_LARGE(String(count)),
};
