import { MasterOverview } from "#kit/web/master-data/master-overview.tsx";
import { activityLists } from "./activity-lists.ts";

export default function ActivitiesAppointmentsPanel() {
	return <MasterOverview screens={activityLists.APPOINTMENT} />;
}
