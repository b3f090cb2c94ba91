import { type MasterRights, useMasterRights } from "#kit/web/master-data/use-master-rights.ts";
import { activityScreens } from "./activity-screens.ts";

/** What the person may do with activities and so with their reasons. */
export function useMayManage(): MasterRights {
	return useMasterRights(activityScreens);
}
