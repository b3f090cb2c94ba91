import { MasterList } from "#kit/web/master-data/master-list.tsx";
import { screens } from "./screens.tsx";

export default function QualificationsPage() {
	return <MasterList screens={screens} place="page" />;
}
