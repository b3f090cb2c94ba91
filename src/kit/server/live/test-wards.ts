import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { LiveReader } from "#kit/testing/live-reader.ts";
import { TestBrowser } from "#kit/testing/test-browser.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { sessionCookie } from "../http/cookies.ts";

/** People of two wards, and what hears for them; for the tests of live messages. */
export function useWards(server: () => TestServer) {
	function browserOf(person: { cookie: string }, address = server().address): TestBrowser {
		const browser = new TestBrowser(address);
		browser.cookies.set(sessionCookie, person.cookie);
		return browser;
	}
	return {
		wards: () => buildWards(server().ownerUrl),
		browserOf,
		watch: (person: { cookie: string }, address?: string) =>
			LiveReader.open(browserOf(person, address)),
	};
}

/** Anna works in ward A, Ben leads it, Carl leads ward B. */
function buildWards(ownerUrl: string) {
	return buildTenant(ownerUrl, async (tenant) => {
		const wardA = await tenant.unit("Station A");
		const wardB = await tenant.unit("Station B");
		const anna = await tenant.person({ firstName: "Anna", lastName: "A", unitId: wardA });
		const leads = { name: "Abteilungsleitung", scope: "UNIT" as const };
		const ben = await tenant.person({
			firstName: "Ben",
			lastName: "B",
			unitId: wardA,
			roles: [leads],
		});
		const carl = await tenant.person({
			firstName: "Carl",
			lastName: "C",
			unitId: wardB,
			roles: [leads],
		});
		return {
			wardA,
			anna: { ...anna, ...(await insertSession(tenant, anna.id)) },
			ben: { ...ben, ...(await insertSession(tenant, ben.id)) },
			carl: { ...carl, ...(await insertSession(tenant, carl.id)) },
		};
	});
}
