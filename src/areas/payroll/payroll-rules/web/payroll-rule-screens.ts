import { type RuleLimit, ruleLimits } from "#domain/payroll/payroll-rule.ts";
import { type MasterScreens, masterScreens } from "#kit/web/master-data/master-screens.ts";
import { payrollRules } from "../contract.ts";
import { texts } from "../text.ts";
import { EmploymentTypeInput } from "./employment-type-input.tsx";
import { payrollRuleDetail, payrollRuleEdit } from "./panels.ts";
import { MaxCentsInput, MaxMinutesInput } from "./rule-inputs.tsx";

const isLimit = (field: string): field is RuleLimit =>
	Object.values(ruleLimits).some((limit) => limit === field);

export const screens: MasterScreens = masterScreens({
	data: payrollRules,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { edit: payrollRuleEdit, detail: payrollRuleDetail },
	inputs: {
		employmentTypeId: EmploymentTypeInput,
		maxMinutes: MaxMinutesInput,
		maxCents: MaxCentsInput,
	},
	texts: {
		employmentTypeId: ({ employmentTypeName }, language) =>
			employmentTypeName ?? texts[language].everybody,
	},
	isAsked: (field, { type }) => !isLimit(field) || ruleLimits[type] === field,
	// the limit of the other kind goes
	adapt: (values) => ({
		...values,
		maxMinutes: values.type === "EMPLOYMENT_MAX_ACTUAL" ? values.maxMinutes : null,
		maxCents: values.type === "EMPLOYMENT_MAX_WAGE" ? values.maxCents : null,
	}),
	columns: ["name", "employmentTypeId", "maxMinutes", "maxCents", "validFrom", "validTo"],
	hidden: ["validTo"],
	widths: {
		...{ name: 180, employmentTypeId: 150, maxMinutes: 90, maxCents: 100 },
		...{ validFrom: 100, validTo: 100 },
	},
});
