import { MasterEditor } from "#kit/web/master-data/master-editor.tsx";
import { publicHolidayScreens } from "./public-holiday-screens.tsx";

export default function HolidaysPublicCreatePanel({ close }: { readonly close: () => void }) {
	return <MasterEditor screens={publicHolidayScreens} close={close} />;
}
