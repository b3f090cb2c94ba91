/** What a rule looks at: the actual time of a month, or what is earned in it. */
export const payrollRuleTypes = ["EMPLOYMENT_MAX_ACTUAL", "EMPLOYMENT_MAX_WAGE"] as const;
type PayrollRuleType = (typeof payrollRuleTypes)[number];

/** The limit of each kind. */
export const ruleLimits = {
	EMPLOYMENT_MAX_ACTUAL: "maxMinutes",
	EMPLOYMENT_MAX_WAGE: "maxCents",
} as const satisfies Record<PayrollRuleType, string>;
export type RuleLimit = (typeof ruleLimits)[PayrollRuleType];

interface LimitedRule extends Readonly<Record<RuleLimit, number | null>> {
	readonly type: PayrollRuleType;
}

/** The limit that is missing, or that the type has no use for. */
export function limitFault(rule: LimitedRule): RuleLimit | undefined {
	return Object.values(ruleLimits).find(
		(limit) => (ruleLimits[rule.type] === limit) !== (rule[limit] !== null),
	);
}
