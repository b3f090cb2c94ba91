import { MasterEditor } from "#kit/web/master-data/master-editor.tsx";
import { schoolHolidayScreens } from "./school-holiday-screens.tsx";

export default function HolidaysSchoolCreatePanel({ close }: { readonly close: () => void }) {
	return <MasterEditor screens={schoolHolidayScreens} close={close} />;
}
