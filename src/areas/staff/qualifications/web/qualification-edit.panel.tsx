import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { MasterEditor } from "#kit/web/master-data/master-editor.tsx";
import { qualificationScreens } from "./qualification-screens.ts";

export default function QualificationEditPanel(props: PanelProps<typeof masterParams>) {
	return <MasterEditor screens={qualificationScreens} {...props} />;
}
