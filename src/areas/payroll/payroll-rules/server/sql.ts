import { sql } from "kysely";
import { masterTable } from "#kit/server/master-data/master-table.ts";
import { payrollRules } from "../contract.ts";

const employmentTypeName = sql`(select t.name from employment_type t
	where t.tenant_id = m.tenant_id and t.id = m.employment_type_id)`;

export const payrollRuleTable = masterTable("payroll_rule", payrollRules, {
	columns: {
		name: "name",
		type: "type",
		employmentTypeId: "employment_type_id",
		maxMinutes: "max_min",
		maxCents: "max_cents",
		validFrom: "valid_from",
		validTo: "valid_to",
	},
	unique: { payroll_rule_name: "name" },
	extra: { employmentTypeName },
	names: { employmentTypeId: employmentTypeName },
});
