import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { MasterDetail } from "#kit/web/master-data/master-detail.tsx";
import { publicHolidayScreens } from "./public-holiday-screens.tsx";

export default function HolidaysPublicDetailPanel(props: PanelProps<typeof masterParams>) {
	return <MasterDetail screens={publicHolidayScreens} {...props} />;
}
