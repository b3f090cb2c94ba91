import { MasterOverview } from "#kit/web/master-data/master-overview.tsx";
import { templateScreens } from "./template-screens.ts";

export default function TemplatesPanel() {
	return <MasterOverview screens={templateScreens} />;
}
