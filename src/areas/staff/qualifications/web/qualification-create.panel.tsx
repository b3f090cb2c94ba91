import type { noParams } from "#kit/contract/master-data/master-params.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { MasterEditor } from "#kit/web/master-data/master-editor.tsx";
import { qualificationScreens } from "./qualification-screens.ts";

export default function QualificationCreatePanel(props: PanelProps<typeof noParams>) {
	return <MasterEditor screens={qualificationScreens} {...props} />;
}
