import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { MasterDetail } from "#kit/web/master-data/master-detail.tsx";
import { templateScreens } from "./template-screens.ts";

export default function TemplateDetailPanel(props: PanelProps<typeof masterParams>) {
	return <MasterDetail screens={templateScreens} {...props} />;
}
