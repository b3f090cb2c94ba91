import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import {
	createTimeRuleAssignment,
	deleteTimeRuleAssignment,
	listUserTimeRules,
	updateTimeRuleAssignment,
} from "./assignments.ts";
import {
	createTimeRule,
	deleteTimeRule,
	getTimeRule,
	listTimeRules,
	updateTimeRule,
	updateTimeRuleState,
} from "./rules.ts";
import { simulateWorkingTime } from "./simulate-working-time.ts";
import { createTimeRuleVersion, deleteTimeRuleVersion, updateTimeRuleVersion } from "./versions.ts";

export const routes = serve(contract, {
	simulateWorkingTime,
	listTimeRules,
	getTimeRule,
	createTimeRule,
	updateTimeRule,
	updateTimeRuleState,
	deleteTimeRule,
	createTimeRuleVersion,
	updateTimeRuleVersion,
	deleteTimeRuleVersion,
	createTimeRuleAssignment,
	updateTimeRuleAssignment,
	deleteTimeRuleAssignment,
	listUserTimeRules,
});
