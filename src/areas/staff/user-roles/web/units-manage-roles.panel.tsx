import { useUnits } from "#areas/staff/units/web/public.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { Assignments } from "./assignments/assignments.tsx";
import type { ofUnit } from "./grant-params.ts";
import { texts } from "./panel-titles/text.ts";

export default function UnitsManageRolesPanel(given: PanelProps<typeof ofUnit>) {
	const t = useTexts(texts);
	const { unitId } = given;
	const { nameOf } = useUnits({ withDisabled: true });
	return (
		<PanelFrame title={t.unitRoles} sub={nameOf(unitId)}>
			<Assignments subject={{ unitId }} />
		</PanelFrame>
	);
}
