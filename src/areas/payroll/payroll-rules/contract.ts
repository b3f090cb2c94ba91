import * as z from "zod/mini";
import { payrollRuleTypes } from "#domain/payroll/payroll-rule.ts";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import {
	choiceField,
	dateField,
	durationField,
	moneyField,
	referenceField,
	textField,
} from "#kit/contract/master-data/master-fields.ts";
import { refusal } from "#kit/contract/refusal.ts";

/** Its limit is missing, or one of the other kind is given; `details` names the field. */
export const payrollRuleUnfit = refusal("InvalidAction", "PAYROLL_RULE_LIMIT");
export const payrollRuleTurned = refusal("RuleViolation", "PAYROLL_RULE_TURNED");

const optional = true;

/** What a month may come to before payroll is warned. */
export const payrollRules = masterData({
	name: "PayrollRule",
	plural: "PayrollRules",
	entity: "payroll_rule",
	path: "/api/payroll-rules",
	permission: "payroll.manage",
	topic: "PAYROLLRULES",
	isArchivable: true,
	fields: {
		name: textField({ max: 100 }),
		type: choiceField(payrollRuleTypes),
		/** Whom it is for; none = everybody. */
		employmentTypeId: referenceField("employment_type", { optional }),
		/** A month; of EMPLOYMENT_MAX_ACTUAL. */
		maxMinutes: durationField({ max: 44_640, optional }),
		/** A month; of EMPLOYMENT_MAX_WAGE. */
		maxCents: moneyField({ max: 100_000_000, optional }),
		validFrom: dateField(),
		/** Last day; none = until further notice. */
		validTo: dateField({ optional }),
	},
	sortedBy: "name",
	extra: { employmentTypeName: z.nullable(z.string()) },
	refusals: [payrollRuleUnfit, payrollRuleTurned],
});

export const { contract } = payrollRules;
