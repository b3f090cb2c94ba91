import { limitFault } from "#domain/payroll/payroll-rule.ts";
import type { RulesOf } from "#kit/server/master-data/master-rules.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type payrollRules, payrollRuleTurned, payrollRuleUnfit } from "../contract.ts";
import { texts } from "../text.ts";

/** A rule has the limit of its type alone, and does not end before it begins. */
export const payrollRuleRules = {
	validate(_tx, { language }, values) {
		const { errors } = texts[language];
		const field = limitFault(values);
		if (field !== undefined)
			refuse(payrollRuleUnfit, { details: [{ field, text: errors.PAYROLL_RULE_LIMIT }] });
		if (values.validTo !== null && values.validTo < values.validFrom)
			refuse(payrollRuleTurned, {
				details: [{ field: "validTo", text: errors.PAYROLL_RULE_TURNED }],
			});
	},
} satisfies RulesOf<typeof payrollRules>;
