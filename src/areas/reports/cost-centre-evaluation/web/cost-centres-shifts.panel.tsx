import { shiftCentres } from "../contract.ts";
import { Evaluation } from "./evaluation.tsx";
import { costCentreShiftsDetail } from "./panels.ts";

export default function CostCentresShiftsPanel() {
	return (
		<Evaluation
			id="reports.cost-centres-shifts"
			report={shiftCentres}
			name="shifts"
			detail={costCentreShiftsDetail}
		/>
	);
}
