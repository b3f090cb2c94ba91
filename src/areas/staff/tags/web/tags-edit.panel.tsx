import type { masterEditParams } from "#kit/contract/master-data/master-params.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { MasterEditor } from "#kit/web/master-data/master-editor.tsx";
import { tagScreens } from "./tag-screens.ts";

export default function TagsEditPanel(props: PanelProps<typeof masterEditParams>) {
	return <MasterEditor screens={tagScreens} {...props} />;
}
