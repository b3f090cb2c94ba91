import { contract as templates } from "#areas/shift-planning/templates/contract.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/** Whatever shows the plan asks for it anew. */
export function renewPlan(): void {
	for (const stale of [
		contract.getShiftPlan,
		contract.getPlanConflicts,
		contract.getPlanPeople,
		templates.getDemand,
		contract.listShifts,
		contract.getShift,
	]) {
		void renew(stale);
	}
}
