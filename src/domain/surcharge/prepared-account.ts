import type { Condition } from "./condition.ts";
import { type ConditionSettings, prepareCondition } from "./condition-catalogue.ts";
import type { AccountPriority, SpecialAccount, ValueClass } from "./special-account.ts";
import type { TimeCategory } from "./worked-piece.ts";

/** An account whose conditions are read, ready for `specialAccountPlan`. */
export interface PreparedAccount {
	readonly code: string;
	readonly category: TimeCategory;
	readonly valueClass: ValueClass;
	readonly priority: AccountPriority;
	readonly factorPercent: number;
	/** Rules of conditions: any rule whose conditions all hold. */
	readonly rules: readonly (readonly Condition[])[];
}

/** Reads an account's settings, checked before. */
export function prepareAccount(account: SpecialAccount): PreparedAccount {
	return {
		...account,
		rules: account.rules.map(({ conditions }) => conditions.map(prepareCondition)),
	};
}

/** What counts the minutes under some conditions, without any pay: for rules that ask "how long". */
export function countingAccount(
	conditions: readonly ConditionSettings[],
	category: TimeCategory = "WORKTIME",
): PreparedAccount {
	return {
		code: "",
		category,
		valueClass: "HOUR",
		priority: "ALWAYS",
		factorPercent: 100,
		rules: [conditions.map(prepareCondition)],
	};
}
