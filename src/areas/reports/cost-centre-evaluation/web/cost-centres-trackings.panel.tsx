import { trackingCentres } from "../contract.ts";
import { Evaluation } from "./evaluation.tsx";
import { costCentreTrackingsDetail } from "./panels.ts";

export default function CostCentresTrackingsPanel() {
	return (
		<Evaluation
			id="reports.cost-centres-trackings"
			report={trackingCentres}
			name="trackings"
			detail={costCentreTrackingsDetail}
		/>
	);
}
