import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { getOvertimeAccount } from "./get-overtime-account.ts";
import { initOvertimeAccount } from "./init-overtime-account.ts";
import { listOvertimeAccounts } from "./list-overtime-accounts.ts";
import {
	changeOvertimeModification,
	createOvertimeModification,
	deleteOvertimeModification,
} from "./overtime-modifications.ts";
import { setOvertimeLimits } from "./set-overtime-limits.ts";

export const routes = serve(contract, {
	getOvertimeAccount,
	listOvertimeAccounts,
	initOvertimeAccount,
	setOvertimeLimits,
	createOvertimeModification,
	changeOvertimeModification,
	deleteOvertimeModification,
});
