import { Assignments } from "#areas/staff/user-roles/web/public.ts";
import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

export default function RolesAssignmentsPanel({ id }: PanelProps<typeof masterParams>) {
	const { data } = useApi(contract.getRole, { id });
	return (
		<PanelFrame sub={data?.name}>
			<Assignments subject={{ roleId: id }} />
		</PanelFrame>
	);
}
