import { MasterOverview } from "#kit/web/master-data/master-overview.tsx";
import { tagScreens } from "./tag-screens.ts";

export default function TagsManagePanel() {
	return <MasterOverview screens={tagScreens} />;
}
