import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import type { MasterScreens } from "../master-screens.ts";
import { useMasterWords } from "../use-master-words.ts";
import { MasterList } from "./master-list.tsx";

/** Panel with the list of all entries. */
export function MasterOverview({ screens }: { readonly screens: MasterScreens }) {
	const words = useMasterWords(screens);
	return (
		<PanelFrame title={words.title ?? words.many}>
			<MasterList screens={screens} place="panel" />
		</PanelFrame>
	);
}
