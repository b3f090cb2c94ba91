import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { MasterEditor } from "#kit/web/master-data/master-editor.tsx";
import { templateScreens } from "./template-screens.ts";

export default function TemplateEditPanel(props: PanelProps<typeof masterParams>) {
	return <MasterEditor screens={templateScreens} {...props} />;
}
