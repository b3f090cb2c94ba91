import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { MasterEditor } from "#kit/web/master-data/master-editor.tsx";
import { schoolHolidayScreens } from "./school-holiday-screens.tsx";

export default function HolidaysSchoolEditPanel(props: PanelProps<typeof masterParams>) {
	return <MasterEditor screens={schoolHolidayScreens} {...props} />;
}
