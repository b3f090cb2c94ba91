import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

export type Level = "LIST" | "READ" | "WRITE" | "FULL";
const levels = { LIST: 1, READ: 2, WRITE: 3, FULL: 4 } as const;

/** A company with somebody who holds a level of the key, everywhere unless said otherwise. */
export async function openOffice(
	server: TestServer,
	level: Level = "FULL",
	scope: "GLOBAL" | "UNIT" = "GLOBAL",
) {
	const built = await buildTenant(server.ownerUrl, async (tenant) => {
		const { id } = await tenant.person({ firstName: "Nora", lastName: "Petersen", roles: [] });
		await grant(tenant, id, level, scope);
		const { cookie } = await insertSession(tenant, id);
		return { userId: id, unitId: tenant.created.siteUnitId, cookie };
	});
	const browser = server.browser();
	browser.cookies.set(sessionCookie, built.cookie);
	const create = async (code: string, name: string) =>
		(await browser.call(contract.createCostCentre, { code, name })).answer;
	return { ...built, browser, create, eventsOf: eventsOf(server) };
}

async function grant(
	tenant: TenantBuilder,
	userId: string,
	level: Level,
	scope: "GLOBAL" | "UNIT",
): Promise<void> {
	await tenant.tx
		.insertInto("user_permission")
		.values({
			tenant_id: tenant.tenantId,
			id: tenant.newId(),
			user_id: userId,
			permission_key: "costcentres.manage",
			level: levels[level],
			scope,
			unit_id: scope === "UNIT" ? tenant.created.siteUnitId : null,
			valid_from: "2020-01-01",
		})
		.execute();
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
