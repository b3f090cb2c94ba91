import { MasterList } from "#kit/web/master-data/list/master-list.tsx";
import { screens } from "./screens.tsx";

export default function QualificationsPage() {
	return <MasterList screens={screens} place="page" />;
}
