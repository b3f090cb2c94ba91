import { contract as units } from "#areas/staff/units/contract.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/** What is out of date once a site has changed: it is a unit, too. */
export const renewedBySites = [
	contract.listSites,
	contract.getSite,
	units.listUnits,
	units.getUnit,
] as const;

export async function renewSites(): Promise<void> {
	await Promise.all(renewedBySites.map((endpoint) => renew(endpoint)));
}
