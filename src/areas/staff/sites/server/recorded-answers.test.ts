import { contract as units } from "#areas/staff/units/contract.ts";
import { testCompany } from "#areas/staff/units/server/test-company.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { emptyAddress } from "#kit/contract/master-data/group-field.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

const bavaria = { country: "DE", region: "BY", timeZone: "Europe/Berlin" } as const;
const home = {
	...{ street: "Isarweg 3", addition: "", postalCode: "80331" },
	...{ city: "München", country: "Deutschland" },
};
const vienna: InputOf<typeof contract.createSite> = {
	...{ name: "Wien", country: "AT", region: "9", timeZone: "Europe/Vienna" },
	address: { ...emptyAddress, city: "Wien" },
};

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, takeRefusal }) => {
	const company = await testCompany(server(), {}, leaveBerlin);
	const alma = company.as("Alma");
	const { siteId } = company;
	const at = (version: number) => ({ siteId, version });
	await alma.call(contract.updateSite, { ...at(1), name: "München" });
	await alma.call(contract.updateSiteRegion, { ...at(2), ...bavaria });
	await alma.call(contract.updateSiteAddress, { ...at(3), address: home });
	const [berlin] = (await alma.call(contract.listSites, {})).answer.items;
	const switchBerlin = (version: number, isEnabled: boolean) =>
		({ siteId: berlin?.id as string, version, isEnabled }) as const;
	await take("archived", alma, contract.updateSiteState, switchBerlin(1, false));
	await take("all", alma, units.listUnits, {});
	await take("munich", alma, contract.listSites, { isEnabled: true });
	await take("munich", alma, contract.getSite, { siteId });
	await takeRefusal("lastSite", alma, contract.deleteSite, { siteId });

	await alma.call(contract.updateSiteState, switchBerlin(2, true));
	const { items } = await take("two", alma, contract.listSites, {});
	const { id } = items[0] as (typeof items)[0];
	await take("berlin", alma, contract.getSite, { siteId: id });
	await takeRefusal("inUse", alma, contract.deleteSite, { siteId });
	await takeRefusal("withDeparted", alma, contract.deleteSite, { siteId: id });

	const moved = { country: "LU", region: null, timeZone: "Europe/Lisbon" } as const;
	await take("luxembourg", alma, contract.updateSiteRegion, { ...at(4), ...moved });
	const address = { ...home, street: "Isarweg 5" };
	await take("moved", alma, contract.updateSiteAddress, { ...at(5), address });
	await take("east", alma, contract.updateSite, { ...at(6), name: "München Ost" });
	await take("vienna", alma, contract.createSite, vienna);
});

/** A site where only somebody is at home who works no more. */
async function leaveBerlin(tenant: TenantBuilder): Promise<void> {
	const { siteId, siteUnitId } = await tenant.site({ name: "Berlin", ...bavaria, region: "BE" });
	const otto = { firstName: "Otto", lastName: "Muster", isEnabled: false };
	await tenant.person({ ...otto, siteId, unitId: siteUnitId });
}
