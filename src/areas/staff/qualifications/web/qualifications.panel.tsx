import { MasterOverview } from "#kit/web/master-data/master-overview.tsx";
import { qualificationScreens } from "./qualification-screens.ts";

export default function QualificationsPanel() {
	return <MasterOverview screens={qualificationScreens} />;
}
