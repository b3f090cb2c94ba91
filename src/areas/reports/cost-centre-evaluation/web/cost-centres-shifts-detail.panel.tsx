import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { shiftCentreDetails } from "../contract.ts";
import { EvaluationDetail } from "./evaluation.tsx";
import type { ofCentre } from "./panels.ts";

export default function CostCentresShiftsDetailPanel(of: PanelProps<typeof ofCentre>) {
	return (
		<EvaluationDetail
			id="reports.cost-centres-shifts-detail"
			report={shiftCentreDetails}
			name="shiftDetails"
			of={of}
		/>
	);
}
