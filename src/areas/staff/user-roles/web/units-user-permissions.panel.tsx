import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { EffectiveRights } from "./effective-rights.tsx";
import type { ofUserAtUnit } from "./grant-params.ts";
import { texts } from "./panel-titles/text.ts";
import { SingleGrants } from "./single-grants/single-grants.tsx";
import { usePersonName } from "./use-person-name.ts";

export default function UnitsUserPermissionsPanel(given: PanelProps<typeof ofUserAtUnit>) {
	const t = useTexts(texts);
	const { userId, unitId } = given;
	return (
		<PanelFrame title={t.userPermissions} sub={usePersonName(userId)}>
			<SingleGrants userId={userId} unitId={unitId} />
			<EffectiveRights userId={userId} unitId={unitId} />
		</PanelFrame>
	);
}
