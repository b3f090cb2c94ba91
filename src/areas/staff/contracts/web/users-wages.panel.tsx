import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PersonList } from "#kit/web/person-record/person-list.tsx";
import type { ofUser } from "./panels.ts";
import { wageScreens } from "./screens.tsx";

export default function UsersWagesPanel({ userId }: PanelProps<typeof ofUser>) {
	return <PersonList screens={wageScreens} userId={userId} />;
}
