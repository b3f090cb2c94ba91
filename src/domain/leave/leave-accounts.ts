import type { LeavePot } from "./spend-leave.ts";
import { type LeaveFacts, type YearAccount, yearAccount } from "./year-account.ts";

/**
 * The accounts of a run of years, each carrying into the next.
 *
 * @param factsOf what is known of a year: other rules may hold in each
 * @param brought leave that was reckoned elsewhere; it comes in with the year after its own, at the earliest with the first
 *   of these and at the latest with the last
 */
export function leaveAccounts(
	factsOf: (year: number) => LeaveFacts,
	first: number,
	last: number,
	brought: readonly LeavePot[] = [],
): readonly YearAccount[] {
	const accounts: YearAccount[] = [];
	for (let year = first; year <= last; year += 1) {
		const fresh = brought.filter((pot) => Math.min(Math.max(pot.year + 1, first), last) === year);
		accounts.push(
			yearAccount(factsOf(year), year, [...(accounts.at(-1)?.carried ?? []), ...fresh]),
		);
	}
	return accounts;
}

/** What is left of a year. */
export function remainingOf({ lines }: YearAccount): number {
	return lines.reduce((sum, { units }) => sum + units, 0);
}
