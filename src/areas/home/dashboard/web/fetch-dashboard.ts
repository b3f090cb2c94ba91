import { fetchAhead } from "../../../../kit/web/use-api.ts";
import { contract as clocks } from "../../clocks/contract.ts";
import { contract } from "../contract.ts";

/** Asks for the dashboard's data before React has started. The clock is what people come for, so it is waited for. */
export async function fetchDashboard(): Promise<void> {
	void fetchAhead(contract.getOverview, {});
	await fetchAhead(clocks.getTimeClocks, {});
}
