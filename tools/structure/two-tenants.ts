import type pg from "pg";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import type { Owner } from "./open-session.ts";
import { shareOneId } from "./share-one-id.ts";

export interface TwoTenants {
	/** Who looks: an administrator of her own tenant. */
	readonly own: Owner & { readonly tenantNo: string };
	/** What must stay unseen. */
	readonly foreign: Owner & { readonly tenantNo: string };
	/** The id that one row of each of the foreign tenant's tables has. */
	readonly foreignId: string;
	/** Tables that have a row of that id. */
	readonly foreignTables: readonly string[];
	/** Every id in every row of the foreign tenant. */
	readonly secrets: ReadonlySet<string>;
}

/** Two tenants with the same people, projects and bookings; only the ids differ. */
export async function buildTwoTenants(server: TestServer): Promise<TwoTenants> {
	const own = await build(server);
	const foreign = await build(server);
	return withClient(server.adminUrl, async (client) => {
		const ids = new Map<string, string>();
		for (const [table, rows] of await rowsOf(client, foreign.tenantId)) {
			const id = rows[0]?.id ?? rows[0]?.guid;
			if (typeof id === "string") ids.set(table, id);
		}
		const foreignId = await shareOneId(client, foreign.tenantId, [...ids.values()]);
		const secrets = idsIn(await rowsOf(client, foreign.tenantId));
		return { own, foreign, foreignId, foreignTables: [...ids.keys()], secrets };
	});
}

function idsIn(tables: ReadonlyMap<string, unknown>): Set<string> {
	const text = JSON.stringify([...tables.values()]);
	const ids = new Set(
		[...text.matchAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)].map(([found]) => found),
	);
	// in every tenant the same: no secret
	ids.delete("00000000-0000-0000-0000-000000000000");
	return ids;
}

/** Everything a tenant has, to compare before and after. */
export async function stateOf(server: TestServer, tenantId: string): Promise<string> {
	return withClient(server.adminUrl, async (client) =>
		JSON.stringify([...(await rowsOf(client, tenantId))]),
	);
}

async function build(server: TestServer) {
	const { ownerUrl } = server;
	const built = await buildTenant(ownerUrl, async (tenant) => {
		const unitId = await tenant.unit("Pflege");
		const { id: userId, loginId } = await tenant.person({
			firstName: "Alma",
			lastName: "Amt",
			username: "alma.amt",
			mail: "alma@example.com",
			roles: ["Administrator"],
		});
		const other = await tenant.person({ firstName: "Ben", lastName: "Bau", unitId });
		await tenant.project({ name: "Umbau", nodes: ["Planung"], userIds: [userId, other.id] });
		return { userId, otherId: other.id, loginId };
	});
	await withClient(server.adminUrl, (client) => fill(client, built));
	return built;
}

/** Rows that come into being in the course of work. */
async function fill(
	client: pg.Client,
	owner: Owner & { readonly otherId: string; readonly loginId: string | undefined },
): Promise<void> {
	const values = [owner.tenantId, owner.userId];
	const v7 = "uuid_v7_floor('2026-11-20T08:00Z')";
	for (const text of [
		`insert into job (tenant_id, id, owner_id, kind) values ($1, gen_random_uuid(), $2, 'test')`,
		`insert into booking (tenant_id, id, user_id, booked_at, zone, action, source, activity_id, class_type, received_at, outcome)
			select $1, ${v7}, $2, '2026-11-20T08:00Z', 'Europe/Berlin', 'START', 'MANUAL', id, class_type, '2026-11-20T08:00Z', 'APPLIED' from activity where tenant_id = $1 and class_type = 'WORKTIME' limit 1`,
		`insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type, state, source)
			select $1, gen_random_uuid(), $2, '2026-11-20', '2026-11-20T08:00Z', '2026-11-20T12:00Z', '2026-11-20T12:00Z', 'Europe/Berlin', id, class_type, 'APPROVED', 'MANUAL' from activity where tenant_id = $1 and class_type = 'WORKTIME' limit 1`,
		`insert into session (tenant_id, token_hash, id, user_id, provider, seen_at, idle_until, ends_at)
			values ($1, sha256('x'), gen_random_uuid(), $2, 'MANUAL', '2026-11-21T08:00Z', '2026-11-22T08:00Z', '2026-11-22T08:00Z')`,
	]) {
		await client.query(text, values);
	}
	await client.query(
		"insert into password_reset (tenant_id, guid, login_id, code_hash, expires_at) values ($1, gen_random_uuid(), $2, sha256('x'), '2026-11-21T09:00Z')",
		[owner.tenantId, owner.loginId],
	);
}

async function rowsOf(
	client: pg.Client,
	tenantId: string,
): Promise<Map<string, Record<string, unknown>[]>> {
	const { rows: tables } = await client.query<{ name: string }>(
		"select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace order by 1",
	);
	const found = new Map<string, Record<string, unknown>[]>();
	for (const { name } of tables) {
		const { rows } = await client.query<{ row: Record<string, unknown> }>(
			`select to_jsonb(t) as row from ${name} t where tenant_id = $1 order by t::text`,
			[tenantId],
		);
		if (rows.length > 0)
			found.set(
				name,
				rows.map(({ row }) => row),
			);
	}
	return found;
}
