import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { activities, activityReasons, contract } from "../contract.ts";
import { checkActivity } from "./check-activity.ts";
import { clearActivity } from "./clear-activity.ts";
import { getActivityOverrides } from "./get-activity-overrides.ts";
import { putActivityOverrides } from "./put-activity-overrides.ts";
import { getActivityUsage, listShiftActivities } from "./read-activities.ts";
import { activityReasonTable, activityTable } from "./sql.ts";

export const routes = serve(contract, {
	...masterHandlers(activities, activityTable, {
		validate: checkActivity,
		beforeDelete: clearActivity,
	}),
	...masterHandlers(activityReasons, activityReasonTable),
	listShiftActivities,
	getActivityUsage,
	getActivityOverrides,
	putActivityOverrides,
});
