import { MasterList } from "#kit/web/master-data/master-list.tsx";
import { qualificationScreens } from "./qualification-screens.ts";

export default function QualificationsPage() {
	return <MasterList screens={qualificationScreens} place="page" />;
}
