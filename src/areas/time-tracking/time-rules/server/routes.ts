import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { createTimeRule } from "./create-time-rule.ts";
import { createTimeRuleAssignment } from "./create-time-rule-assignment.ts";
import { createTimeRuleVersion } from "./create-time-rule-version.ts";
import { deleteTimeRule } from "./delete-time-rule.ts";
import { deleteTimeRuleAssignment } from "./delete-time-rule-assignment.ts";
import { deleteTimeRuleVersion } from "./delete-time-rule-version.ts";
import { getTimeRule } from "./get-time-rule.ts";
import { listTimeRules } from "./list-time-rules.ts";
import { listUserTimeRules } from "./list-user-time-rules.ts";
import { simulateWorkingTime } from "./simulate-working-time.ts";
import { updateTimeRule } from "./update-time-rule.ts";
import { updateTimeRuleAssignment } from "./update-time-rule-assignment.ts";
import { updateTimeRuleState } from "./update-time-rule-state.ts";
import { updateTimeRuleVersion } from "./update-time-rule-version.ts";

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
