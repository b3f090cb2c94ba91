import { permit } from "#areas/staff/units/server/test-company.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import {
	insertEmploymentType,
	insertQualification,
	insertTag,
} from "#kit/testing/master-data-builder.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { TestServer } from "#kit/testing/test-server.ts";

const south = { name: "Haus Süd", timeZone: "Europe/Berlin", country: "DE", region: "NW" } as const;

/** Who looks at people of Haus Nord, each with a level on everybody; Alma is administrator. */
const lookers = {
	Alma: { lastName: "Krüger", level: undefined },
	Nora: { lastName: "Petersen", level: "WRITE" },
	Rita: { lastName: "Berger", level: "READ" },
	Lars: { lastName: "Iversen", level: "LIST" },
} as const satisfies Record<string, { lastName: string; level: PermissionLevel | undefined }>;
type Looker = keyof typeof lookers;

export type Clinic = Awaited<ReturnType<typeof testClinic>>;

/** Two houses of a clinic, the ward of the north with nobody in it but Mia Brandt, who is archived. */
export async function testClinic(server: TestServer) {
	const built = await buildTenant(server.ownerUrl, twoHouses, { now: server.clock.now() });
	/** A signed-in browser of somebody, at the northern house or at all sites. */
	const as = (name: Looker, siteId = built.siteId) => {
		const browser = server.browser();
		browser.cookies.set(sessionCookie, built.cookies[name]);
		browser.headers["x-site-id"] = siteId;
		return browser;
	};
	return { ...built, as };
}

async function twoHouses(tenant: TenantBuilder) {
	const { siteUnitId: southUnitId, siteId: southId } = await tenant.site(south);
	const wardId = await tenant.unit("Station 2");
	const there = { unitId: southUnitId, siteId: southId };
	const person = { unitId: wardId, lastName: "Brandt", isEnabled: false };
	const { id: mia } = await tenant.person({ firstName: "Mia", ...person });
	const adler = { firstName: "Sven", lastName: "Adler", personnelNo: "23", ...there };
	const { id: sven } = await tenant.person(adler);
	const cookies = {} as Record<Looker, string>;
	const here = { ...there, otherSiteIds: [tenant.created.siteId] };
	for (const [firstName, { lastName, level }] of Object.entries(lookers)) {
		const roles = level === undefined ? ["Administrator"] : [];
		const { id } = await tenant.person({ firstName, lastName, roles, ...here });
		if (level !== undefined) await permit(tenant, id, ["users.manage"], level, "GLOBAL");
		cookies[firstName as Looker] = (await insertSession(tenant, id)).cookie;
	}
	return {
		...tenant.created,
		...{ wardId, southId, southUnitId, mia, sven, cookies },
		nightDuty: await insertTag(tenant, { name: "Nachtdienst", color: "#5b6ee1" }),
		firstAider: await insertTag(tenant, { name: "Ersthelfer", color: "#0b5f60" }, [sven]),
		fullTime: await insertEmploymentType(tenant, "Vollzeit"),
		kinaesthetics: await insertQualification(tenant, "Kinästhetik", ["Grundkurs", "Aufbaukurs"]),
	};
}
