import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { MasterEditor } from "#kit/web/master-data/master-editor.tsx";
import { publicHolidayScreens } from "./public-holiday-screens.tsx";

export default function HolidaysPublicEditPanel(props: PanelProps<typeof masterParams>) {
	return <MasterEditor screens={publicHolidayScreens} {...props} />;
}
