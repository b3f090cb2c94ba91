import { useUnitName } from "#areas/staff/units/web/public.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { EffectiveRights } from "./effective-rights.tsx";
import type { ofUnit, ofUser, ofUserAtUnit } from "./grant-params.ts";
import { Assignments } from "./grants/assignments.tsx";
import { SingleGrants } from "./grants/single-grants.tsx";
import { usePersonName } from "./grants/use-grant-words.ts";

export function UsersManageRoles({ userId }: PanelProps<typeof ofUser>) {
	return (
		<PanelFrame
			sub={usePersonName(userId)}
			actions={<HistoryButton entity="role_assignment" entityId={userId} />}
		>
			<Assignments subject={{ userId }} />
			<SingleGrants userId={userId} />
			<EffectiveRights userId={userId} />
		</PanelFrame>
	);
}

export function UsersUnitRolePermissions({ userId }: PanelProps<typeof ofUser>) {
	return (
		<PanelFrame
			sub={usePersonName(userId)}
			actions={<HistoryButton entity="user_permission" entityId={userId} />}
		>
			<SingleGrants userId={userId} />
		</PanelFrame>
	);
}

export function UnitsManageRoles({ unitId }: PanelProps<typeof ofUnit>) {
	return (
		<PanelFrame sub={useUnitName(unitId)}>
			<Assignments subject={{ unitId }} />
		</PanelFrame>
	);
}

export function UnitsUserPermissions({ userId, unitId }: PanelProps<typeof ofUserAtUnit>) {
	return (
		<PanelFrame sub={usePersonName(userId)}>
			<SingleGrants userId={userId} unitId={unitId} />
			<EffectiveRights userId={userId} unitId={unitId} />
		</PanelFrame>
	);
}
