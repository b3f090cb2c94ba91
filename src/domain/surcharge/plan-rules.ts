import type { CalendarCondition, SurchargeCalendar } from "./condition.ts";
import type { PreparedAccount } from "./prepared-account.ts";
import { type CellRule, rulesToTest } from "./rules-to-test.ts";
import { accountPriorities } from "./special-account.ts";
import { type TimeCategory, timeCategories } from "./worked-piece.ts";

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

export function isEmpty(rules: RulesByCategory): boolean {
	return timeCategories.every((category) => rules[category].length === 0);
}
