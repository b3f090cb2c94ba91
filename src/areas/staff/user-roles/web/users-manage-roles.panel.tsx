import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { Assignments } from "./assignments/assignments.tsx";
import { EffectiveRights } from "./effective-rights.tsx";
import type { ofUser } from "./grant-params.ts";
import { texts } from "./panel-titles/text.ts";
import { SingleGrants } from "./single-grants/single-grants.tsx";
import { usePersonName } from "./use-person-name.ts";

export default function UsersManageRolesPanel(given: PanelProps<typeof ofUser>) {
	const t = useTexts(texts);
	const { userId } = given;
	return (
		<PanelFrame
			title={t.manageRoles}
			sub={usePersonName(userId)}
			actions={<HistoryButton entity="role_assignment" entityId={userId} />}
		>
			<Assignments subject={{ userId }} />
			<SingleGrants userId={userId} />
			<EffectiveRights userId={userId} />
		</PanelFrame>
	);
}
