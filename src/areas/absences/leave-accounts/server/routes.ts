import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { getLeaveAccount } from "./get-leave-account.ts";
import { getLeaveCalendar } from "./get-leave-calendar.ts";
import { listLeaveAccounts, listLeaveBalances } from "./list-leave-accounts.ts";
import { listLeaveRecords } from "./list-leave-records.ts";
import { createLeaveModification, reverseLeaveModification } from "./modifications.ts";
import { previewLeaveSetUp } from "./set-up/preview-set-up.ts";
import { setLeaveLimits } from "./set-up/set-limits.ts";
import { setUpLeaveAccount } from "./set-up/set-up-account.ts";
import { simulateLeave } from "./simulate-leave.ts";

export const routes = serve(contract, {
	listLeaveAccounts,
	getLeaveAccount,
	listLeaveBalances,
	listLeaveRecords,
	createLeaveModification,
	reverseLeaveModification,
	setUpLeaveAccount,
	previewLeaveSetUp,
	setLeaveLimits,
	getLeaveCalendar,
	simulateLeave,
});
