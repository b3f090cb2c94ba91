import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { payrollAccounts } from "../contract/accounts.ts";
import { contract } from "../contract.ts";
import { accountRules } from "./account-rules.ts";
import { assignPayrollAccounts } from "./assign-payroll-accounts.ts";
import { assignmentRows } from "./assignments.ts";
import { createStarterAccounts } from "./create-starter-accounts.ts";
import { payrollAccountTable } from "./sql.ts";

export const routes = serve(contract, {
	...masterHandlers(payrollAccounts, payrollAccountTable, accountRules),
	...assignmentRows.handlers,
	assignPayrollAccounts,
	createStarterAccounts,
});
