import * as z from "zod/mini";
import type { Condition } from "./condition.ts";
import {
	type ConditionSettings,
	conditionSettings,
	prepareCondition,
} from "./condition-catalogue.ts";
import { type TimeCategory, timeCategories } from "./worked-piece.ts";

/** HOUR counts minutes, WAGE minutes × factor. */
export const valueClasses = ["HOUR", "WAGE"] as const;

/** Highest first: of each minute only accounts of the highest one present get anything, besides all ALWAYS. */
export const accountPriorities = ["HIGH", "MEDIUM", "LOW", "ALWAYS"] as const;
export type AccountPriority = (typeof accountPriorities)[number];

/** Conditions that must all hold; none: every minute meets them. */
export const specialAccountRule = z.strictObject({
	conditions: z._default(z.array(conditionSettings).check(z.maxLength(50)), []),
});

/** An account for minutes that meet any of its rules, e.g. a surcharge. */
export const specialAccount = z.strictObject({
	code: z.string().check(z.minLength(1), z.maxLength(200)),
	category: z.enum(timeCategories),
	valueClass: z.enum(valueClasses),
	priority: z.enum(accountPriorities),
	/** Of WAGE alone; 25 is a quarter. */
	factorPercent: z._default(z.number().check(z.minimum(0), z.maximum(10_000)), 100),
	rules: z._default(z.array(specialAccountRule).check(z.maxLength(500)), []),
});

export type SpecialAccount = z.infer<typeof specialAccount>;

/** An account whose conditions are read, ready for `specialAccountPlan`. */
export interface PreparedAccount extends Omit<SpecialAccount, "rules"> {
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
