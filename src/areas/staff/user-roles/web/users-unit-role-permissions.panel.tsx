import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useTitle } from "#kit/web/use-title.ts";
import type { ofUser } from "./grant-params.ts";
import { usersUnitRolePermissions } from "./panels.ts";

import { SingleGrants } from "./single-grants/single-grants.tsx";
import { usePersonName } from "./use-person-name.ts";

export default function UsersUnitRolePermissionsPanel(given: PanelProps<typeof ofUser>) {
	const title = useTitle(usersUnitRolePermissions);
	const { userId } = given;
	return (
		<PanelFrame
			title={title}
			sub={usePersonName(userId)}
			actions={<HistoryButton entity="user_permission" entityId={userId} />}
		>
			<SingleGrants userId={userId} />
		</PanelFrame>
	);
}
