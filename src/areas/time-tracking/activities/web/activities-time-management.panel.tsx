import { MasterOverview } from "#kit/web/master-data/master-overview.tsx";
import { activityLists } from "./activity-lists.ts";

export default function ActivitiesTimeManagementPanel() {
	return <MasterOverview screens={activityLists.TRACKING} />;
}
