import { type Fraction, fraction } from "../numbers/fraction.ts";
import { dateOfDay, dayOfDate } from "../time/civil-date.ts";
import type { DayRange } from "../time/month.ts";
import type { LocalDay } from "../time/quantities.ts";
import { common, fullCalendarMonths, fullMonths, yearRange } from "./employment-months.ts";
import {
	bySegments,
	figure,
	forMonths,
	type Granted,
	monthsStep,
	unitsOfFraction,
	type YearFacts,
} from "./entitlement.ts";
import { writtenDays } from "./leave-days.ts";
import { daysOf, type LeaveRule } from "./leave-rule.ts";

/** What a rule beside law and contract grants in a year; null where it does not reach the person in it. */
export function furtherGrant(facts: YearFacts, rule: LeaveRule, nth: number): Granted | null {
	switch (rule.kind) {
		case "DISABLED":
			return disabledGrant(facts, nth);
		case "AGE":
			return reachedGrant(facts, rule, nth, birthdayOf(facts, rule.from));
		case "TENURE":
			return reachedGrant(facts, rule, nth, anniversaryOf(facts, rule.years));
		case "EXTRA":
			return {
				...grantOf(facts, nth, daysOf(rule.days), facts.contractMonths),
				origin: "EXTRA",
				label: rule.label,
			};
		default:
			return null;
	}
}

function grantOf(
	{ part }: YearFacts,
	rule: number,
	days: Fraction,
	months: number,
): Omit<Granted, "origin"> {
	return {
		units: unitsOfFraction(forMonths(days, months)),
		steps: [figure(days), monthsStep(days, months)],
		law: null,
		from: part.from,
		rule,
	};
}

/**
 * Additional leave of severely disabled people (§ 208 SGB IX). It follows the year's twelfths; in a year in which the
 * status begins or ends, a twelfth for each full calendar month of it, which nothing reduces again.
 */
function disabledGrant(facts: YearFacts, rule: number): Granted | null {
	const { part, law, twelfths } = facts;
	const held = facts.severelyDisabled
		.map(({ from, to }) => common(part, { from, to: to ?? part.to }))
		.filter((range) => range !== null);
	const first = held[0];
	if (first === undefined) return null;
	const isAllOfIt = held.some(({ from, to }) => from === part.from && to === part.to);
	const months = isAllOfIt ? twelfths : fullCalendarMonths(held).size;
	const { days, steps } = bySegments(
		facts,
		fraction(law.disabledDays),
		fraction(law.disabledWeekDays),
	);
	return {
		origin: "DISABLED",
		units: unitsOfFraction(forMonths(days, months)),
		steps: [...steps, monthsStep(days, months)],
		law: "§ 208 SGB IX",
		from: Math.min(...held.map(({ from }) => from)) as LocalDay,
		rule,
	};
}

/** What is granted from a day on that lies in the year, before it (all of the year), or after it (nothing). */
function reachedGrant(
	facts: YearFacts,
	rule: Extract<LeaveRule, { readonly kind: "AGE" | "TENURE" }>,
	nth: number,
	reached: LocalDay | null,
): Granted | null {
	const { part, contractMonths } = facts;
	if (reached === null || reached > part.to) return null;
	const isWhole = rule.wholeYear || reached <= part.from;
	const left: DayRange = { from: reached, to: part.to };
	const months = isWhole ? contractMonths : Math.min(contractMonths, fullMonths(left));
	const granted = grantOf(facts, nth, daysOf(rule.days), months);
	return { ...granted, origin: rule.kind, from: isWhole ? part.from : reached };
}

/** Who is born on 29 February is a year older on 1 March where the year has no such day. */
function birthdayOf({ birthDate }: YearFacts, age: number): LocalDay | null {
	return birthDate === null ? null : yearsAfter(birthDate, age);
}

function anniversaryOf({ employment }: YearFacts, years: number): LocalDay {
	return yearsAfter(employment.entry, years);
}

function yearsAfter(begin: LocalDay, years: number): LocalDay {
	const { year, month, day } = dateOfDay(begin);
	// beyond the end of February it runs into March
	return dayOfDate({ year: year + years, month, day });
}

/**
 * What is missing until the young have the leave that the law grants them (§ 19 JArbSchG), by their age on 1 January.
 *
 * @param granted all of the year but what is granted for a disability
 */
export function youthGrant(facts: YearFacts, rule: number, granted: number): Granted | null {
	const { birthDate, law, part, twelfths, year } = facts;
	if (birthDate === null) return null;
	const newYear = yearRange(year).from;
	const held = law.youth.find(({ under }) => yearsAfter(birthDate, under) > newYear);
	if (held === undefined) return null;
	const { days, steps } = bySegments(facts, fraction(held.days), fraction(law.weekDays));
	const least = unitsOfFraction(forMonths(days, twelfths));
	return {
		origin: "YOUTH",
		units: Math.max(0, least - granted),
		steps: [...steps, monthsStep(days, twelfths), `− ${writtenDays(granted)}`],
		law: "§ 19 JArbSchG",
		from: part.from,
		rule,
	};
}

/** All that the further rules grant, in the order of the rules; youth last, since it fills up the rest. */
export function furtherGrants(facts: YearFacts, basic: readonly Granted[]): readonly Granted[] {
	const further = facts.rules
		.map((rule, nth) => furtherGrant(facts, rule, nth))
		.filter((granted) => granted !== null);
	const granted = [...basic, ...further]
		.filter(({ origin }) => origin !== "DISABLED")
		.reduce((sum, { units }) => sum + units, 0);
	const nth = facts.rules.findIndex(({ kind }) => kind === "YOUTH");
	const youth = nth < 0 ? null : youthGrant(facts, nth, granted);
	return youth === null ? further : [...further, youth];
}
