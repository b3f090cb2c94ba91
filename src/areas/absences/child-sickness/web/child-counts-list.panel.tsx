import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PersonList } from "#kit/web/person-record/person-list.tsx";
import type { ofUser } from "./panels.ts";
import { childCountScreens } from "./screens.tsx";

/** For how many children a person may stay at home when they are ill. */
export default function ChildCountsListPanel({ userId }: PanelProps<typeof ofUser>) {
	return <PersonList screens={childCountScreens} userId={userId} />;
}
