import type { SpecialAccountPlan } from "../surcharge/special-account-plan.ts";
import type { SpecialAccountMinutes } from "../surcharge/special-accounts-on.ts";
import type { WorkedPiece } from "../surcharge/worked-piece.ts";
import type { LocalDay } from "../time/quantities.ts";
import { type ArbzgFigures, arbzgFigures } from "../violations/arbzg-figures.ts";
import { sundayMinutes } from "../violations/checks/sundays-and-holidays.ts";
import { type DayViolation, dayViolations } from "../violations/day-violations.ts";
import { checkedDayOf, type LegalStatus } from "./checked-day-of.ts";
import { computeDay } from "./compute-day.ts";
import { creditSpecialAccounts, reachingDays } from "./credit-special-accounts.ts";
import type { DayResult } from "./day-minutes.ts";
import type { DayFacts } from "./facts.ts";
import type { RuleBook } from "./rules/day-rules.ts";
import { workedPieces } from "./worked-pieces.ts";

/** A day with everything that is computed of it. */
export interface ComputedDay {
	readonly facts: DayFacts;
	readonly result: DayResult;
	/** Of the calendar day. */
	readonly specialAccounts: readonly SpecialAccountMinutes[];
	readonly arbzg: ArbzgFigures;
	/** Work on Sundays of the shifts that begin on the day, as they were recorded. */
	readonly sundayMinutes: number;
	readonly violations: readonly DayViolation[];
}

export interface DaysSetup {
	readonly book: RuleBook;
	/** Null: no special accounts are kept. */
	readonly plan: SpecialAccountPlan | null;
	readonly status: LegalStatus;
	readonly isTraced: boolean;
}

const none: readonly never[] = [];

/**
 * Days that follow each other, from `from` on: results, special accounts and checks. The days before it, `reachingDays` of
 * them, are only there for shifts that reach into the first.
 */
export function computeDays(
	facts: readonly DayFacts[],
	from: LocalDay,
	{ book, plan, status, isTraced }: DaysSetup,
): ComputedDay[] {
	const days: ComputedDay[] = [];
	const earlier: (readonly WorkedPiece[])[] = [];
	for (const one of facts) {
		const isAsked = one.day >= from;
		const result = computeDay(one, book(one.day), isAsked && isTraced ? [] : null);
		const pieces = plan === null ? none : piecesOf(one, result);
		if (isAsked) {
			const checked = checkedDayOf(one, status);
			const arbzg = arbzgFigures(checked);
			days.push({
				facts: one,
				result,
				specialAccounts: plan === null ? none : creditSpecialAccounts(one, pieces, earlier, plan),
				arbzg,
				sundayMinutes: sundayMinutes(checked),
				violations: dayViolations(checked, arbzg),
			});
		}
		earlier.push(pieces);
		if (earlier.length > reachingDays) earlier.shift();
	}
	return days;
}

function piecesOf(facts: DayFacts, { pieces, intervals }: DayResult) {
	return pieces ?? workedPieces(facts, intervals);
}
