import type { masterEditParams } from "#kit/contract/master-data/master-params.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { MasterEditor } from "#kit/web/master-data/form/master-editor.tsx";
import { screens } from "./sequence-screens.ts";

/** The days of a sequence and what is worked on each. */
export default function ShiftsSequenceTemplateUpdatePanel({
	id,
	close,
}: PanelProps<typeof masterEditParams>) {
	return <MasterEditor screens={screens} id={id} close={close} />;
}
