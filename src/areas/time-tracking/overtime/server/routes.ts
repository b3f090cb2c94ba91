import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { changeOvertimeModification } from "./change-overtime-modification.ts";
import { createOvertimeModification } from "./create-overtime-modification.ts";
import { deleteOvertimeModification } from "./delete-overtime-modification.ts";
import { getOvertimeAccount } from "./get-overtime-account.ts";
import { initOvertimeAccount } from "./init-overtime-account.ts";
import { listOvertimeAccounts } from "./list-overtime-accounts.ts";
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
