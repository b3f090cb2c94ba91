import type { LeavePot } from "./spend-leave.ts";
import {
	type EarnedLeave,
	earnedIn,
	type LeaveFacts,
	type YearAccount,
	yearAccount,
} from "./year-account.ts";

/**
 * The accounts of a run of years, each carrying into the next.
 *
 * @param factsOf what is known of a year: other rules may hold in each
 * @param brought leave that was reckoned elsewhere; it comes in with the year after its own, at the earliest with the first
 *   of these and at the latest with the last
 * @param earnedOf what a year earns, where that is known already: what is taken changes nothing of it
 * @param begun accounts of the first of these years, where they are known already
 */
export function leaveAccounts(
	factsOf: (year: number) => LeaveFacts,
	first: number,
	last: number,
	brought: readonly LeavePot[] = [],
	earnedOf: (year: number) => EarnedLeave = (year) => earnedIn(factsOf(year), year),
	begun: readonly YearAccount[] = [],
): readonly YearAccount[] {
	const accounts = [...begun];
	for (let year = first + begun.length; year <= last; year += 1) {
		const fresh = brought.filter((pot) => Math.min(Math.max(pot.year + 1, first), last) === year);
		const carriedIn = [...(accounts.at(-1)?.carried ?? []), ...fresh];
		accounts.push(yearAccount(factsOf(year), year, carriedIn, earnedOf(year)));
	}
	return accounts;
}

/** What is left of a year. */
export function remainingOf({ lines }: YearAccount): number {
	return lines.reduce((sum, { units }) => sum + units, 0);
}
