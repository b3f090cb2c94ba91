import { MasterOverview } from "#kit/web/master-data/master-overview.tsx";
import { roleScreens } from "./role-screens.ts";

export default function RolesOverviewPanel() {
	return <MasterOverview screens={roleScreens} />;
}
