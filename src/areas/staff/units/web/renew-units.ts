import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/** Whatever shows units asks for them anew. */
export async function renewUnits(): Promise<void> {
	await Promise.all([renew(contract.listUnits), renew(contract.getUnit)]);
}
