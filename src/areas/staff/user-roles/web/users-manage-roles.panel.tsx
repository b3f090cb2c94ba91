import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useTitle } from "#kit/web/use-title.ts";
import { Assignments } from "./assignments/assignments.tsx";
import { EffectiveRights } from "./effective-rights.tsx";
import type { ofUser } from "./grant-params.ts";
import { usersManageRoles } from "./panels.ts";

import { SingleGrants } from "./single-grants/single-grants.tsx";
import { usePersonName } from "./use-person-name.ts";

export default function UsersManageRolesPanel(given: PanelProps<typeof ofUser>) {
	const title = useTitle(usersManageRoles);
	const { userId } = given;
	return (
		<PanelFrame
			title={title}
			sub={usePersonName(userId)}
			actions={<HistoryButton entity="role_assignment" entityId={userId} />}
		>
			<Assignments subject={{ userId }} />
			<SingleGrants userId={userId} />
			<EffectiveRights userId={userId} />
		</PanelFrame>
	);
}
