import type { PermissionKey } from "#domain/access/permission-keys.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";

export type Level = "LIST" | "READ" | "WRITE" | "FULL";
const levels = { LIST: 1, READ: 2, WRITE: 3, FULL: 4 } as const;
const key: PermissionKey = "holidays.manage";

/** A company with a site in Augsburg and somebody who holds a level of the key, everywhere unless said otherwise. */
export async function openCompany(
	server: TestServer,
	level: Level = "FULL",
	scope: "GLOBAL" | "UNIT" = "GLOBAL",
) {
	const built = await buildTenant(server.ownerUrl, async (tenant) => {
		const { id } = await tenant.person({ firstName: "Nora", lastName: "Petersen", roles: [] });
		const { siteId, siteUnitId } = tenant.created;
		await tenant.tx
			.insertInto("user_permission")
			.values({
				tenant_id: tenant.tenantId,
				id: tenant.newId(),
				user_id: id,
				permission_key: key,
				level: levels[level],
				scope,
				unit_id: scope === "UNIT" ? siteUnitId : null,
				valid_from: "2020-01-01",
			})
			.execute();
		await tenant.tx
			.updateTable("site")
			.set({ country: "DE", region: "BY-A" })
			.where("tenant_id", "=", tenant.tenantId)
			.where("id", "=", siteId)
			.execute();
		const { cookie } = await insertSession(tenant, id);
		return { cookie, siteId };
	});
	const browser = server.browser();
	browser.cookies.set(sessionCookie, built.cookie);
	return { ...built, browser, tracesOf: tracesOf(server) };
}

/** Traces of a kind of entity, in the order of the transactions. */
function tracesOf(server: TestServer) {
	return (tenantId: string, entity: string) =>
		withClient(server.adminUrl, async (client) => {
			const { rows } = await client.query<{ action: string; after: unknown }>(
				"select action, after from audit_event where tenant_id = $1 and entity = $2 order by xid, id",
				[tenantId, entity],
			);
			return rows;
		});
}
