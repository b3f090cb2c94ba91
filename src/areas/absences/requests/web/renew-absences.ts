import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/** Whatever shows absences fetches them anew. */
export async function renewAbsences(): Promise<void> {
	await Promise.all([
		renew(contract.listAbsences),
		renew(contract.listAbsencesOf),
		renew(contract.listSubstituteRequests),
		renew(contract.getAbsence),
		renew(contract.listPossibleSubstitutes),
		renew(contract.previewAbsence),
	]);
}
