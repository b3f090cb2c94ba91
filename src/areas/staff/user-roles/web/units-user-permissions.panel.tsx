import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { EffectiveRights } from "./effective-rights.tsx";
import type { ofUserAtUnit } from "./grant-params.ts";
import { texts as german } from "./panel-titles/text.de.ts";
import { texts as english } from "./panel-titles/text.en.ts";
import { SingleGrants } from "./single-grants.tsx";
import { usePersonName } from "./use-person-name.ts";

export default function UnitsUserPermissionsPanel(given: PanelProps<typeof ofUserAtUnit>) {
	const t = useTexts(german, english);
	const { userId, unitId } = given;
	return (
		<PanelFrame title={t.userPermissions} sub={usePersonName(userId)}>
			<SingleGrants userId={userId} unitId={unitId} />
			<EffectiveRights userId={userId} unitId={unitId} />
		</PanelFrame>
	);
}
