import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/** Everything that shows months open or closed is asked for again. */
export async function renewCloses(): Promise<void> {
	const shown = [contract.listMonthCloses, contract.getMonthComparison, contract.listLateBookings];
	await Promise.all(shown.map((endpoint) => renew(endpoint)));
}
