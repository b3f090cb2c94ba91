import { type DayRange, monthOf } from "../../../time/month.ts";
import type { LocalDay } from "../../../time/quantities.ts";
import { beyondTerms } from "../../../working-time/period-violations.ts";
import type { RosterFacts } from "../roster-facts.ts";
import type { DayLine } from "./day-line.ts";
import type { Measured } from "./measured.ts";

/** Working days of a week in law: a contract's hours are spread over them, so that days off take theirs with them. */
const daysOfWeek = 6;

/** Months of days that lie within what is known, each once. */
export function monthsOf({ horizon }: RosterFacts, days: readonly LocalDay[]): DayRange[] {
	const end = horizon.from + horizon.base.net.length - 1;
	const months = new Map(days.map((day) => [monthOf(day).from, monthOf(day)]));
	return [...months.values()].filter(({ from, to }) => from >= horizon.from && to <= end);
}

/**
 * Hours of a month against those of the contract: more than a working day above, or below. Leave, illness and public holidays
 * ask for nothing. Example: 40 hours a week, 26 working days → 173:20 are due; 181:21 planned are 8:01 above.
 */
export function contractHours(facts: RosterFacts, line: DayLine, month: DayRange): Measured[] {
	const { due, tolerance } = dueIn(facts, month);
	let net = 0;
	let passed: LocalDay | null = null;
	for (let day = month.from; day <= month.to; day = (day + 1) as LocalDay) {
		net += line.net[day - facts.horizon.from] as number;
		if (passed === null && net > due + tolerance) passed = day;
	}
	const minutes = Math.round(Math.abs(net - due));
	if (minutes <= tolerance || due === 0) return [];
	const severity = "INFO";
	if (passed !== null) {
		const violation = { code: "CONTRACT_HOURS_ABOVE", severity, day: passed, minutes } as const;
		return [{ violation, ...month, weight: minutes }];
	}
	// a month that is planned bit by bit lies below for a while: it is said once, when it falls below
	const violation = { code: "CONTRACT_HOURS_BELOW", severity, day: month.to, minutes } as const;
	return [{ violation, ...month, weight: 1 }];
}

function dueIn({ contracts, horizon }: RosterFacts, { from, to }: DayRange) {
	let due = 0;
	let tolerance = 0;
	for (let day = from; day <= to; day = (day + 1) as LocalDay) {
		const contract = contracts.find((one) => one.from <= day && (one.to === null || one.to >= day));
		if (contract === undefined) continue;
		tolerance = contract.weeklyMinutes / contract.daysPerWeek;
		if (horizon.workdays[day - horizon.from] === 1) due += contract.weeklyMinutes / daysOfWeek;
	}
	return { due, tolerance };
}

/** What a Minijob, a contract or a kind of employment allows in a month, by the checks of recorded time. */
export function monthTerms(
	{ termsOn, horizon }: RosterFacts,
	line: DayLine,
	{ from, to }: DayRange,
): Measured[] {
	if (termsOn === null) return [];
	const days = Array.from({ length: to - from + 1 }, (_, nth) => ({
		day: (from + nth) as LocalDay,
		workedMinutes: line.paid[from + nth - horizon.from] as number,
		holidayCreditMinutes: 0,
		absenceCreditMinutes: 0,
	}));
	return beyondTerms(days, termsOn).map((found) => {
		const violation = found as Measured["violation"] & { readonly minutes: number };
		return { violation, from, to, weight: violation.minutes };
	});
}
