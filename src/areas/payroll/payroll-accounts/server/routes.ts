import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { contract, payrollAccounts } from "../contract.ts";
import { accountRules } from "./account-rules.ts";
import { payrollAccountTable } from "./sql.ts";

export const routes = serve(
	contract,
	masterHandlers(payrollAccounts, payrollAccountTable, accountRules),
);
