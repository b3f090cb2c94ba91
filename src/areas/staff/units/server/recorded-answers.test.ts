import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { fieldOf, makeGroup } from "#areas/settings/custom-fields/server/test-fields.ts";
import { contract as users } from "#areas/staff/users/contract.ts";
import { getSetting, putSetting } from "#kit/contract/settings.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { type Recorder, recordAnswers } from "#kit/testing/record-answers.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { permit } from "./test-company.ts";

const server = useTestServer();
const place = { timeZone: "Europe/Berlin", country: "DE", region: "NW" } as const;

/** How many work in each unit, in Station 1 beside Nora; nobody in Station 8, of which Alma holds a right, and in Station 9, which is archived. */
const peopleIn = { company: 0, north: 2, north1: 11, north2: 7, south: 3, spare: 0, closed: 0 };
type Units = Readonly<Record<keyof typeof peopleIn, string>>;

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	const { take, show } = recorder;
	const { units, cookies } = await buildTenant(server().ownerUrl, twoHouses, { name: "Klinikum" });
	for (const [nth, id] of Object.values(units).entries())
		show(id, `01a1fd2c-47a0-70d1-9a38-00000000010${nth + 1}`);
	const as = (cookie: string) => {
		const browser = server().browser();
		browser.cookies.set(sessionCookie, cookie);
		browser.headers["x-site-id"] = ""; // all sites
		return browser;
	};
	const alma = as(cookies.alma);
	const closed = { unitId: units.closed, isEnabled: false, version: 1 };
	await take("closed", alma, contract.updateUnitState, closed);
	await take("enabled", alma, contract.listUnits, {});
	await take("all", alma, contract.listUnits, { includeDisabled: "true" });
	await take("toNora", as(cookies.nora), contract.listUnits, { includeDisabled: "true" });
	for (const [name, unitId] of Object.entries(units)) {
		await take(name, alma, contract.getUnit, { unitId });
		await take(name, alma, contract.getUnitShiftplanSettings, { unitId });
	}
	const ofUnit = { sortBy: "name", recursive: "false" } as const;
	await take("north", alma, users.listUsers, { ...ofUnit, unitIds: [units.north] });
	await take("none", alma, users.listUsers, { ...ofUnit, unitIds: [units.spare] });
	await changed(recorder, alma, units);
	await withPhone(recorder, alma, units.south);
	const saved = { scope: "WEBAPP", key: "View.staff.units" } as const;
	await alma.call(putSetting, { ...saved, perSite: true, value: "LIST" });
	await take("list", alma, getSetting, { ...saved, perSite: "true" });
});

async function twoHouses(tenant: TenantBuilder) {
	const { rootUnitId: company, siteUnitId: north } = tenant.created;
	const { siteUnitId: south, siteId: southId } = await tenant.site({ name: "Haus Süd", ...place });
	const units: Units = {
		company,
		north,
		north1: await tenant.unit("Station 1"),
		north2: await tenant.unit("Station 2"),
		south,
		closed: await tenant.unit("Station 9", south),
		spare: await tenant.unit("Station 8", south),
	};
	const work = { lastName: "Krüger", unitId: company, roles: ["Administrator"] };
	const { id } = await tenant.person({ firstName: "Alma", ...work });
	for (const [name, unitId] of Object.entries(units))
		for (let nth = 1; nth <= peopleIn[name as keyof Units]; nth += 1)
			await tenant.person({ firstName: `Person ${nth}`, lastName: name, unitId });
	await permit(tenant, id, ["users.manage"], "READ", "GLOBAL");
	await tenant.tx
		.updateTable("user_permission")
		.set({ scope: "UNIT", unit_id: units.spare })
		.where("tenant_id", "=", tenant.tenantId)
		.where("user_id", "=", id)
		.execute();
	const nora = await numbersOfHerUnit(tenant, units.north1, southId);
	return { units, cookies: { alma: (await insertSession(tenant, id)).cookie, nora } };
}

/** Nora sees every unit, and how many work there of her own alone; answers her session's cookie. */
async function numbersOfHerUnit(tenant: TenantBuilder, unitId: string, otherSite: string) {
	const nora = { firstName: "Nora", lastName: "Petersen", roles: [], otherSiteIds: [otherSite] };
	const { id } = await tenant.person({ ...nora, unitId });
	await permit(tenant, id, ["units.manage"], "LIST", "GLOBAL");
	await permit(tenant, id, ["units.manage"], "READ", "UNIT");
	return (await insertSession(tenant, id)).cookie;
}

/** What is refused, and what becomes of the wards. */
async function changed({ take, takeRefusal }: Recorder, alma: TestBrowser, units: Units) {
	await takeRefusal("hasPeople", alma, contract.deleteUnit, { unitId: units.north });
	await takeRefusal("inUse", alma, contract.deleteUnit, { unitId: units.spare });
	const station1 = { name: "Station 1", parentId: units.north };
	await takeRefusal("nameTaken", alma, contract.createUnit, station1);
	await take("station3", alma, contract.createUnit, { ...station1, name: "Station 3" });
	const archived = { unitId: units.spare, isEnabled: false, version: 1 };
	await take("spare", alma, contract.updateUnitState, archived);
	const moved = { unitId: units.north2, parentId: units.south, version: 1 };
	await take("north2", alma, contract.moveUnit, moved);
	const renamed = { unitId: units.north, name: "Haus Norden", version: 1 };
	await take("north", alma, contract.updateUnit, renamed);
	await take("north", alma, contract.putUnitShiftplanSettings, {
		unitId: units.north,
		publishing: "LIMITED",
		publishedTo: "2026-12-31",
		suggestion: "ALL",
		version: 0,
	});
}

/** The company adds a telephone number to its units. */
async function withPhone({ take }: Recorder, alma: TestBrowser, unitId: string) {
	const groupId = await makeGroup(alma, "UNIT", "Erreichbarkeit");
	const phone = { entity: "UNIT", key: "phone", name: "Durchwahl" } as const;
	await alma.call(customFields.createCustomField, fieldOf(groupId, phone));
	const withNumber = (version: number, number: string) =>
		({ unitId, name: "Haus Süd", custom: { phone: number }, version }) as const;
	await alma.call(contract.updateUnit, withNumber(1, "4210"));
	await take("unit", alma, customFields.listCustomFieldDescriptions, { entity: "UNIT" });
	await take("withPhone", alma, contract.getUnit, { unitId });
	await take("withPhone", alma, contract.updateUnit, withNumber(2, "4711"));
}
