import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { activities, activityReasons, contract } from "../contract.ts";
import { getActivityOverrides, putActivityOverrides } from "./activity-overrides.ts";
import { checkActivity, clearActivity } from "./activity-rules.ts";
import { getActivityUsage, listAbsenceActivities, listShiftActivities } from "./read-activities.ts";
import { activityReasonTable, activityTable } from "./sql.ts";

export const routes = serve(contract, {
	...masterHandlers(activities, activityTable, {
		validate: checkActivity,
		beforeDelete: clearActivity,
	}),
	...masterHandlers(activityReasons, activityReasonTable),
	listShiftActivities,
	listAbsenceActivities,
	getActivityUsage,
	getActivityOverrides,
	putActivityOverrides,
});
