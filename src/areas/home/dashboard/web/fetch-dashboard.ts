import { contract as clocks } from "#areas/home/clocks/contract.ts";
import { fetchAhead } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/** Asks for the dashboard's data before React has started: the clock, and what says which boxes there are. */
export async function fetchDashboard(): Promise<void> {
	await Promise.all([fetchAhead(clocks.getTimeClocks, {}), fetchAhead(contract.getOverview, {})]);
}
