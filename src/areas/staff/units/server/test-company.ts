import type { PermissionKey } from "#domain/access/permission-keys.ts";
import { type PermissionLevel, permissionLevels } from "#domain/access/permission-level.ts";
import type { PermissionScope } from "#domain/access/permission-map.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import type { NewPerson } from "#kit/testing/person-builder.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import type { TestServer } from "#kit/testing/test-server.ts";

/** Units by name, people by first name. */
export interface Company {
	readonly tenantId: string;
	readonly tenantNo: string;
	readonly siteId: string;
	readonly rootUnitId: string;
	readonly siteUnitId: string;
	readonly roleIds: Readonly<Record<string, string>>;
	readonly units: Readonly<Record<string, string>>;
	readonly ids: Readonly<Record<string, string>>;
	/** A signed-in browser of somebody, with all sites shown. */
	as(name: string): TestBrowser;
}

type Place = { readonly unit?: string };

/**
 * A tenant for tests of the organisation: below the site the ward units Nord (with Nord 1, Nord 2) and Süd. Alma is
 * administrator, Hanna of the personnel department, Leo leads Nord, Mia works in Nord 1, Sven in Süd.
 */
export async function testCompany(
	server: TestServer,
	more: Readonly<Record<string, Partial<NewPerson> & Place>> = {},
	build?: (tenant: TenantBuilder, ids: Record<string, string>) => Promise<void>,
): Promise<Company> {
	const built = await buildTenant(
		server.ownerUrl,
		async (tenant) => {
			const north = await tenant.unit("Nord");
			const units: Record<string, string> = {
				Nord: north,
				"Nord 1": await tenant.unit("Nord 1", north),
				"Nord 2": await tenant.unit("Nord 2", north),
				Süd: await tenant.unit("Süd"),
			};
			const people = { ...usualPeople, ...more };
			const { ids, cookies } = await hire(tenant, people, units);
			await build?.(tenant, ids);
			const { siteId, rootUnitId, siteUnitId, roleIds } = tenant.created;
			return { siteId, rootUnitId, siteUnitId, roleIds, units, ids, cookies };
		},
		{ now: server.clock.now() },
	);
	const as = (name: string) => {
		const browser = server.browser();
		browser.cookies.set(sessionCookie, built.cookies[name] as string);
		browser.headers["x-site-id"] = "";
		return browser;
	};
	return { ...built, as };
}

/** Gives somebody a level of some keys for the own unit and what lies below, or for another scope. */
export async function permit(
	tenant: TenantBuilder,
	userId: string | undefined,
	keys: readonly PermissionKey[],
	level: PermissionLevel,
	scope: PermissionScope = "UNIT",
): Promise<void> {
	await tenant.tx
		.insertInto("user_permission")
		.values(
			keys.map((permission_key) => ({
				tenant_id: tenant.tenantId,
				id: tenant.newId(),
				user_id: userId as string,
				permission_key,
				level: permissionLevels.indexOf(level),
				scope,
				valid_from: "2026-01-01",
			})),
		)
		.execute();
}

const usualPeople: Readonly<Record<string, Partial<NewPerson> & Place>> = {
	Alma: { roles: ["Administrator"] },
	Hanna: { roles: ["Personalabteilung"] },
	Leo: { roles: ["Abteilungsleitung"], unit: "Nord" },
	Mia: { unit: "Nord 1", personnelNo: "17", mail: "mia@example.com" },
	Sven: { unit: "Süd", personnelNo: "23", mail: "sven@example.com" },
};

async function hire(
	tenant: TenantBuilder,
	people: Readonly<Record<string, Partial<NewPerson> & Place>>,
	units: Readonly<Record<string, string>>,
) {
	const ids: Record<string, string> = {};
	const cookies: Record<string, string> = {};
	for (const [firstName, { unit, ...person }] of Object.entries(people)) {
		const unitId = unit === undefined ? undefined : units[unit];
		const { id } = await tenant.person({
			firstName,
			lastName: "Muster",
			...(unitId === undefined ? {} : { unitId }),
			...person,
		});
		ids[firstName] = id;
		cookies[firstName] = (await insertSession(tenant, id)).cookie;
	}
	return { ids, cookies };
}
