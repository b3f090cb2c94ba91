import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useTitle } from "#kit/web/use-title.ts";
import { EffectiveRights } from "./effective-rights.tsx";
import type { ofUserAtUnit } from "./grant-params.ts";
import { unitsUserPermissions } from "./panels.ts";

import { SingleGrants } from "./single-grants/single-grants.tsx";
import { usePersonName } from "./use-person-name.ts";

export default function UnitsUserPermissionsPanel(given: PanelProps<typeof ofUserAtUnit>) {
	const title = useTitle(unitsUserPermissions);
	const { userId, unitId } = given;
	return (
		<PanelFrame title={title} sub={usePersonName(userId)}>
			<SingleGrants userId={userId} unitId={unitId} />
			<EffectiveRights userId={userId} unitId={unitId} />
		</PanelFrame>
	);
}
