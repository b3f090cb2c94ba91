import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { NamedReport } from "./named-report.tsx";

export default function UsersReportPanel() {
	return (
		<PanelFrame>
			<NamedReport name="staff" />
		</PanelFrame>
	);
}
