import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/** Whatever shows entries fetches them anew. */
export async function renewEntries(): Promise<void> {
	await Promise.all([
		renew(contract.listTimeTrackings),
		renew(contract.listTimeTrackingsOf),
		renew(contract.getTimeTracking),
	]);
}
