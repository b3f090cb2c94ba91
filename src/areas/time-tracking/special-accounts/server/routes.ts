import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { specialAccounts } from "../contract/accounts.ts";
import { contract } from "../contract.ts";
import { assignSpecialAccounts } from "./assign-special-accounts.ts";
import { assignmentRows, listUserSpecialAccounts } from "./assignments.ts";
import * as conditions from "./conditions.ts";
import { createEstg3bAccounts } from "./create-estg-3b-accounts.ts";
import * as modifications from "./modifications.ts";
import {
	createSpecialAccountRule,
	deleteSpecialAccountRule,
	listSpecialAccountRules,
	updateSpecialAccountRule,
} from "./rules.ts";
import { specialAccountTable } from "./sql/accounts.ts";

export const routes = serve(contract, {
	...masterHandlers(specialAccounts, specialAccountTable),
	createEstg3bAccounts,
	listSpecialAccountRules,
	createSpecialAccountRule,
	updateSpecialAccountRule,
	deleteSpecialAccountRule,
	...conditions,
	listUserSpecialAccounts,
	assignSpecialAccounts,
	...assignmentRows.handlers,
	...modifications,
});
