import { useUnits } from "#areas/staff/units/web/public.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useTitle } from "#kit/web/use-title.ts";
import { Assignments } from "./assignments/assignments.tsx";
import type { ofUnit } from "./grant-params.ts";
import { unitsManageRoles } from "./panels.ts";

export default function UnitsManageRolesPanel(given: PanelProps<typeof ofUnit>) {
	const title = useTitle(unitsManageRoles);
	const { unitId } = given;
	const { nameOf } = useUnits({ withDisabled: true });
	return (
		<PanelFrame title={title} sub={nameOf(unitId)}>
			<Assignments subject={{ unitId }} />
		</PanelFrame>
	);
}
