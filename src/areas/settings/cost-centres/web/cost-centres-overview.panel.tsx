import { MasterOverview } from "#kit/web/master-data/master-overview.tsx";
import { costCentreScreens } from "./cost-centre-screens.ts";

export default function CostCentresOverviewPanel() {
	return <MasterOverview screens={costCentreScreens} />;
}
