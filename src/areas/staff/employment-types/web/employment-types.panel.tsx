import { MasterOverview } from "#kit/web/master-data/master-overview.tsx";
import { employmentTypeScreens } from "./employment-type-screens.ts";

export default function EmploymentTypesPanel() {
	return <MasterOverview screens={employmentTypeScreens} />;
}
