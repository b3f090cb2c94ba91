import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/** Fetches anew what is offered, claimed and planned. */
export async function renewOffers(): Promise<void> {
	const shown = [
		...[contract.listShiftOffers, contract.listShiftSwaps, contract.listShiftClaims],
		...[contract.listAwayShifts, contract.listReplacements],
		...[shifts.listShifts, shifts.getShift, shifts.getShiftPlan],
	];
	await Promise.all(shown.map((endpoint) => renew(endpoint)));
}
