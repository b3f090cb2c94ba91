import type { masterEditParams } from "#kit/contract/master-data/master-params.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { MasterEditor } from "#kit/web/master-data/master-editor.tsx";
import { costCentreScreens } from "./cost-centre-screens.ts";

export default function CostCentresEditPanel(props: PanelProps<typeof masterEditParams>) {
	return <MasterEditor screens={costCentreScreens} {...props} />;
}
