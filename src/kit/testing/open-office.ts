import type { PermissionKey } from "#domain/access/permission-keys.ts";
import { permissionLevels } from "#domain/access/permission-level.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "./build-tenant.ts";
import { insertSession } from "./insert-session.ts";
import type { NewPerson } from "./person-builder.ts";
import type { TenantBuilder } from "./tenant-builder.ts";
import { withClient } from "./test-cluster.ts";
import type { TestServer } from "./test-server.ts";

export interface OfficeGrant {
	readonly key: PermissionKey;
	readonly level: (typeof permissionLevels)[number];
	/** The whole company unless it is for one place. */
	readonly siteId?: string;
	readonly unitId?: string;
}

type Grants<T> = OfficeGrant | ((built: T, tenant: TenantBuilder) => OfficeGrant);

/**
 * A company with Nora Petersen, who holds one right and nothing else.
 *
 * @param build what else there is in the company; `grants` may name places of it
 */
export async function openOffice<T extends object = object>(
	server: TestServer,
	grants: Grants<NoInfer<T>>,
	build: (tenant: TenantBuilder) => Promise<T> = async () => ({}) as T,
) {
	const office = await buildTenant(server.ownerUrl, async (tenant) => {
		const built = await build(tenant);
		const grant = typeof grants === "function" ? grants(built, tenant) : grants;
		const nora = { firstName: "Nora", lastName: "Petersen" };
		const person = await personWith(tenant, grant, nora);
		const { siteId, siteUnitId } = tenant.created;
		return { ...built, ...person, siteId, siteUnitId };
	});
	const browser = server.browser();
	browser.cookies.set(sessionCookie, office.cookie);
	return { ...office, browser, eventsOf: eventsOf(server) };
}

/** Somebody who is signed in and holds one right. */
export async function personWith(
	tenant: TenantBuilder,
	{ key, level, siteId, unitId }: OfficeGrant,
	person: Omit<NewPerson, "roles">,
): Promise<{ readonly userId: string; readonly cookie: string }> {
	const { id: userId } = await tenant.person({ ...person, roles: [] });
	await tenant.tx
		.insertInto("user_permission")
		.values({
			tenant_id: tenant.tenantId,
			id: tenant.newId(),
			user_id: userId,
			permission_key: key,
			level: permissionLevels.indexOf(level),
			scope: unitId ? "UNIT" : siteId ? "SITE" : "GLOBAL",
			site_id: siteId ?? null,
			unit_id: unitId ?? null,
			valid_from: tenant.validFrom,
		})
		.execute();
	const { cookie } = await insertSession(tenant, userId);
	return { userId, cookie };
}

interface Event {
	readonly action: string;
	readonly before: unknown;
	readonly after: unknown;
}

/** The trace of an entry, in the order of the transactions: the test's clock stands still. */
function eventsOf(server: TestServer) {
	return (entityId: string) =>
		withClient(server.adminUrl, async (client) => {
			const { rows } = await client.query<Event>(
				"select action, before, after from audit_event where entity_id = $1 order by xid",
				[entityId],
			);
			return rows;
		});
}
