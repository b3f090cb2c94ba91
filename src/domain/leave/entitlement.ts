import {
	type Fraction,
	floorOf,
	fraction,
	larger,
	minus,
	plus,
	scaled,
	times,
	zero,
} from "../numbers/fraction.ts";
import type { DayRange } from "../time/month.ts";
import type { LocalDay } from "../time/quantities.ts";
import {
	employedPart,
	fullMonths,
	type LeaveEmployment,
	twelfthsOf,
	yearRange,
} from "./employment-months.ts";
import { wholeDay, writtenDays } from "./leave-days.ts";
import { type LeaveLaw, leaveLawOn } from "./leave-law.ts";
import type { LeaveOrigin } from "./leave-line.ts";
import {
	type LeavePattern,
	type WeighedPattern,
	weighedPatterns,
	yearlyDays,
} from "./leave-pattern.ts";
import { daysOf, type LeaveRule, rulesOfKind } from "./leave-rule.ts";

/** What is known of a person that decides what she may take in a year. */
export interface EntitlementFacts {
	readonly employment: LeaveEmployment;
	/** In order of their first days. */
	readonly patterns: readonly LeavePattern[];
	readonly birthDate: LocalDay | null;
	/** When she is recognised as severely disabled; `to` null: until further notice. */
	readonly severelyDisabled: readonly { readonly from: LocalDay; readonly to: LocalDay | null }[];
	readonly rules: readonly LeaveRule[];
}

/** What one rule grants, in ten thousandths of a day. */
export interface Granted {
	readonly origin: LeaveOrigin;
	readonly units: number;
	readonly steps: readonly string[];
	readonly law: string | null;
	readonly label?: string;
	/** The first day on which it may be taken. */
	readonly from: LocalDay;
	/** The rule, by its place in the list. */
	readonly rule: number;
}

/** What the rules of a year reckon with. */
export interface YearFacts extends EntitlementFacts {
	readonly year: number;
	readonly part: DayRange;
	readonly law: LeaveLaw;
	readonly weighed: readonly WeighedPattern[];
	readonly twelfths: number;
	/** Months that contractual leave counts: those of the clause, or the twelfths. */
	readonly contractMonths: number;
}

/** Null where she is not employed in the year. */
export function yearFactsOf(facts: EntitlementFacts, year: number): YearFacts | null {
	const part = employedPart(facts.employment, year);
	if (part === null) return null;
	const twelfths = twelfthsOf(facts.employment, year);
	const hasClause = rulesOfKind(facts.rules, "CONTRACTUAL").some((rule) => rule.proRataClause);
	return {
		...facts,
		year,
		part,
		law: leaveLawOn(yearRange(year).from),
		weighed: weighedPatterns(facts.patterns, part),
		twelfths,
		contractMonths: hasClause ? fullMonths(part) : twelfths,
	};
}

/** A share of a year: of twelve months nothing is rounded; of fewer, fractions of at least a half go up (§ 5 (2) BUrlG). */
export function forMonths(days: Fraction, months: number): Fraction {
	return months === 12 ? days : roundedPart(times(days, fraction(months, 12)));
}

function roundedPart(days: Fraction): Fraction {
	const whole = floorOf(days);
	const up = plus(whole, fraction(1));
	const isHalf = minus(days, whole).over * 2n >= minus(days, whole).under;
	return isHalf ? up : days;
}

export function unitsOfFraction(days: Fraction): number {
	return scaled(days, wholeDay);
}

/** Days of a year at full months, each pattern by its weight, and how that comes about. */
export function bySegments(
	{ weighed, law }: YearFacts,
	days: Fraction,
	weekDays: Fraction,
): { readonly days: Fraction; readonly steps: readonly string[] } {
	let sum = zero;
	const steps = weighed.flatMap(({ pattern, weight }) => {
		const full = yearlyDays(days, weekDays, law.weeksOfYear, pattern);
		const part = times(full, weight);
		sum = plus(sum, part);
		const written = `${figure(days)} × ${measureOf(pattern, weekDays, law)} = ${figure(full)}`;
		if (weighed.length === 1) return [written];
		return [written, `${figure(full)} × ${shareText(weight)} = ${figure(part)}`];
	});
	return { days: sum, steps };
}

function measureOf(pattern: LeavePattern, weekDays: Fraction, law: LeaveLaw): string {
	const { workdays, weeks, dutyDaysPerYear } = pattern;
	if (dutyDaysPerYear === null) return `${figure(fraction(workdays, weeks))} ÷ ${figure(weekDays)}`;
	return `${dutyDaysPerYear} ÷ ${figure(times(weekDays, fraction(law.weeksOfYear)))}`;
}

function shareText(weight: Fraction): string {
	const months = times(weight, fraction(12));
	return months.under === 1n ? `${months.over} ÷ 12` : `${weight.over} ÷ ${weight.under}`;
}

/** A number of days as steps write it. */
export function figure(days: Fraction): string {
	return writtenDays(unitsOfFraction(days));
}

/** The last step: months of twelve, and what rounding makes of them. */
export function monthsStep(days: Fraction, months: number): string {
	if (months === 12) return "12 ÷ 12";
	const exact = figure(times(days, fraction(months, 12)));
	const rounded = figure(forMonths(days, months));
	const step = `${figure(days)} × ${months} ÷ 12 = ${exact}`;
	return exact === rounded ? step : `${step} → ${rounded}`;
}

/** What the law grants at least (§ 3 BUrlG), for the year's twelfths. */
export function statutoryDays(facts: YearFacts): {
	readonly days: Fraction;
	readonly steps: readonly string[];
} {
	const { law, twelfths } = facts;
	const { days, steps } = bySegments(facts, fraction(law.statutoryDays), fraction(law.weekDays));
	return { days: forMonths(days, twelfths), steps: [...steps, monthsStep(days, twelfths)] };
}

/** Leave by law, and by contract what goes beyond it; the larger of the two sums is the claim. */
export function basicGrants(facts: YearFacts): readonly Granted[] {
	const { part, rules } = facts;
	const statutory = statutoryDays(facts);
	const byLaw = rules.findIndex(({ kind }) => kind === "STATUTORY");
	const grants: Granted[] = [];
	if (byLaw >= 0)
		grants.push({
			origin: "STATUTORY",
			units: unitsOfFraction(statutory.days),
			steps: statutory.steps,
			law: "§ 3 BUrlG",
			from: part.from,
			rule: byLaw,
		});
	rules.forEach((rule, nth) => {
		if (rule.kind !== "CONTRACTUAL") return;
		const agreed = contractualDays(facts, rule, statutory.days);
		const earlier = grants.reduce((sum, { units }) => sum + units, 0);
		const units = Math.max(0, unitsOfFraction(agreed.days) - earlier);
		const steps = earlier === 0 ? agreed.steps : [...agreed.steps, `− ${writtenDays(earlier)}`];
		grants.push({ origin: "CONTRACTUAL", units, steps, law: null, from: part.from, rule: nth });
	});
	return grants;
}

function contractualDays(
	facts: YearFacts,
	rule: Extract<LeaveRule, { readonly kind: "CONTRACTUAL" }>,
	statutory: Fraction,
): { readonly days: Fraction; readonly steps: readonly string[] } {
	const weekDays = fraction(rule.fullWeekDays * 2, 2);
	const months = rule.proRataClause ? fullMonths(facts.part) : facts.twelfths;
	const full = bySegments(facts, daysOf(rule.days), weekDays);
	const days = forMonths(full.days, months);
	const steps = [...full.steps, monthsStep(full.days, months)];
	if (!rule.proRataClause) return { days, steps };
	// what was agreed never goes below the law
	return { days: larger(days, statutory), steps };
}
