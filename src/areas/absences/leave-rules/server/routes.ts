import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import {
	createLeaveRuleAssignment,
	deleteLeaveRuleAssignment,
	listUserLeaveRules,
	updateLeaveRuleAssignment,
} from "./assignments.ts";
import {
	createLeaveRule,
	deleteLeaveRule,
	getLeaveRule,
	listLeaveRules,
	updateLeaveRule,
	updateLeaveRuleState,
} from "./rules.ts";
import {
	createLeaveRuleVersion,
	deleteLeaveRuleVersion,
	updateLeaveRuleVersion,
} from "./versions.ts";

export const routes = serve(contract, {
	listLeaveRules,
	getLeaveRule,
	createLeaveRule,
	updateLeaveRule,
	updateLeaveRuleState,
	deleteLeaveRule,
	createLeaveRuleVersion,
	updateLeaveRuleVersion,
	deleteLeaveRuleVersion,
	createLeaveRuleAssignment,
	updateLeaveRuleAssignment,
	deleteLeaveRuleAssignment,
	listUserLeaveRules,
});
