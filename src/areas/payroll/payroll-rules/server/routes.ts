import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { contract, payrollRules } from "../contract.ts";
import { payrollRuleRules } from "./payroll-rule-rules.ts";
import { payrollRuleTable } from "./sql.ts";

export const routes = serve(
	contract,
	masterHandlers(payrollRules, payrollRuleTable, payrollRuleRules),
);
