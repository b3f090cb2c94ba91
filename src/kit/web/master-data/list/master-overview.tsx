import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import type { MasterScreens } from "../master-screens.ts";
import { MasterList } from "./master-list.tsx";

/** Panel with the list of all entries. */
export function MasterOverview({ screens }: { readonly screens: MasterScreens }) {
	return (
		<PanelFrame>
			<MasterList screens={screens} place="panel" />
		</PanelFrame>
	);
}
