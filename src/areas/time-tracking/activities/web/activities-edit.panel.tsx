import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { MasterEditor } from "#kit/web/master-data/master-editor.tsx";
import { activityLists } from "./activity-lists.ts";
import { activityScreens } from "./activity-screens.ts";
import type { activityEditParams } from "./panels.ts";

export default function ActivitiesEditPanel({
	id,
	category,
	close,
}: PanelProps<typeof activityEditParams>) {
	const screens = category === undefined ? activityScreens : activityLists[category];
	return <MasterEditor screens={screens} id={id} close={close} />;
}
