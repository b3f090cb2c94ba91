import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PersonList } from "#kit/web/person-record/person-list.tsx";
import type { ofUser } from "./panels.ts";
import { leaveCutScreens } from "./screens.tsx";

/** What shortens a person's leave by declaration. */
export default function LeaveCutsListPanel({ userId }: PanelProps<typeof ofUser>) {
	return <PersonList screens={leaveCutScreens} userId={userId} />;
}
