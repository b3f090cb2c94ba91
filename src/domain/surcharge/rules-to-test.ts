import type { PieceTest } from "./condition.ts";
import { accountPriorities } from "./special-account.ts";

/** The rank of ALWAYS; below it 0 is the highest. */
export const alwaysRank = accountPriorities.indexOf("ALWAYS");

/** A rule as it stands in a cell: the calendar has agreed, what is left depends on the work. */
export interface CellRule {
	/** Its account's place in the plan. */
	readonly account: number;
	readonly rank: number;
	readonly tests: readonly PieceTest[];
}

/**
 * The rules of one category that are left to be tested, in order of rank: an account that gets every minute anyhow needs
 * no second rule, and what a higher account outdoes whatever the work is needs no test.
 */
export function rulesToTest<Rule extends CellRule>(rules: readonly Rule[]): readonly Rule[] {
	const certain = rules.filter(({ tests }) => tests.length === 0);
	const best = Math.min(alwaysRank, ...certain.map(({ rank }) => rank));
	return rules
		.filter((rule) => {
			const surely = certain.find(({ account }) => account === rule.account);
			const isNeeded = surely === undefined || surely === rule;
			return isNeeded && (rule.rank === alwaysRank || rule.rank <= best);
		})
		.sort((a, b) => a.rank - b.rank || a.account - b.account);
}
