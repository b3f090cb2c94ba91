import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { trackingCentreDetails } from "../contract.ts";
import { EvaluationDetail } from "./evaluation.tsx";
import type { ofCentre } from "./panels.ts";

export default function CostCentresTrackingsDetailPanel(of: PanelProps<typeof ofCentre>) {
	return (
		<EvaluationDetail
			id="reports.cost-centres-trackings-detail"
			report={trackingCentreDetails}
			name="trackingDetails"
			of={of}
		/>
	);
}
