import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { NamedReport } from "./named-report.tsx";

export default function RangeSummaryPanel() {
	return (
		<PanelFrame>
			<NamedReport name="rangeSummary" />
		</PanelFrame>
	);
}
