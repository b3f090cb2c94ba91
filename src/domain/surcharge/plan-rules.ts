import type { CalendarCondition, PieceTest, SurchargeCalendar } from "./condition.ts";
import { accountPriorities, type PreparedAccount } from "./special-account.ts";
import { type TimeCategory, timeCategories } from "./worked-piece.ts";

/** The rank of ALWAYS; below it 0 is the highest. */
export const alwaysRank = accountPriorities.indexOf("ALWAYS");

/** A rule as it stands in a cell: the calendar has agreed, what is left depends on the work. */
export interface CellRule {
	/** Its account's place in the plan. */
	readonly account: number;
	readonly rank: number;
	readonly tests: readonly PieceTest[];
}

/** A rule in a plan: what it asks of the work is made a test, what it asks of the calendar is looked up day by day. */
export interface PlanRule extends CellRule {
	readonly category: TimeCategory;
	readonly conditions: readonly CalendarCondition[];
}

/** The rules of a cell, by what a piece counts as. */
export type RulesByCategory = Readonly<Record<TimeCategory, readonly CellRule[]>>;

/** The rules of all accounts, in their order. */
export function planRules(
	accounts: readonly PreparedAccount[],
	{ zone }: SurchargeCalendar,
): readonly PlanRule[] {
	return accounts.flatMap(({ rules, category, priority }, account) =>
		rules.map((all) => ({
			account,
			rank: accountPriorities.indexOf(priority),
			category,
			conditions: all.filter((condition) => condition.on === "CALENDAR"),
			tests: all
				.filter((condition) => condition.on === "WORK")
				.map((condition) => condition.testIn(zone)),
		})),
	);
}

/**
 * Sorts rules into categories, the same rules into the same object: a year has few different cells, and people's days
 * are counted faster when these few stay at hand.
 */
export function ruleSorter(
	rules: readonly PlanRule[],
): (agreed: readonly PlanRule[]) => RulesByCategory {
	const known = new Map<string, RulesByCategory>();
	return (agreed) => {
		const key = agreed.map((rule) => rules.indexOf(rule)).join();
		const sorted = known.get(key) ?? byCategory(agreed);
		known.set(key, sorted);
		return sorted;
	};
}

function byCategory(agreed: readonly PlanRule[]): RulesByCategory {
	const of = (category: TimeCategory) =>
		rulesToTest(agreed.filter((rule) => rule.category === category));
	return { WORKTIME: of("WORKTIME"), PAUSETIME: of("PAUSETIME"), STANDBYTIME: of("STANDBYTIME") };
}

/**
 * The rules of one category that are left to be tested, in order of rank: an account that gets every minute anyhow needs
 * no second rule, and what a higher account outdoes whatever the work is needs no test.
 */
function rulesToTest<Rule extends CellRule>(rules: readonly Rule[]): readonly Rule[] {
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

export function isEmpty(rules: RulesByCategory): boolean {
	return timeCategories.every((category) => rules[category].length === 0);
}
