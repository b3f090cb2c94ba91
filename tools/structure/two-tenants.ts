import type pg from "pg";
import { pino } from "pino";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { bakery } from "#database/demo/bakery.ts";
import { loadDemo } from "#database/demo/load-demo.ts";
import { seededRandom } from "#database/demo/seeded-random.ts";
import { demoNow } from "#database/demo/use-demo-databases.ts";
import { plainKind } from "#domain/absences/kind-fault.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { furnish, peopleOf } from "../attack/furnish.ts";
import { pairPrograms } from "../attack/programs.ts";
import { columnsOf, RowsOfPerson } from "../attack/rows-of-person.ts";
import { administratorOf, asOwner, signIn } from "../attack/target.ts";
import { insertTheRest } from "./insert-the-rest.ts";
import { shareOneId } from "./share-one-id.ts";
import type { Owner } from "./use-sessions.ts";

export interface TwoTenants {
	/** Who looks: an administrator of her own tenant. */
	readonly own: Owner & {
		readonly tenantNo: string;
		readonly otherId: string;
		readonly siteId: string;
	};
	/** What must stay unseen. */
	readonly foreign: Owner & { readonly tenantNo: string };
	/** The id that one row of each of the foreign tenant's tables has. */
	readonly foreignId: string;
	/** Tables that have a row of that id. */
	readonly foreignTables: readonly string[];
	/** Every id in every row of the foreign tenant. */
	readonly secrets: ReadonlySet<string>;
}

/** A tenant who looks, and a demo company in which there is something of every kind. */
export async function buildTwoTenants(server: TestServer): Promise<TwoTenants> {
	const own = await build(server);
	const foreign = await demoCompany(server);
	return withClient(server.adminUrl, async (client) => {
		const ids = new Map<string, string>();
		for (const [table, rows] of await rowsOf(client, foreign.tenantId)) {
			const begun = rows.find((row) => row.start_booking_id === ids.get("booking"));
			const row = (table === "time_tracking" && begun) || rows[0];
			const id = row?.id ?? row?.guid;
			if (typeof id === "string" && !ids.has(table)) ids.set(table, id);
			// named by the booking that they are about, or by the person whom they act as
			if (table === "late_booking") ids.set("booking", rows[0]?.booking_id as string);
			if (table === "app_user") ids.set("api_key", id as string);
		}
		const foreignId = await shareOneId(client, foreign.tenantId, [...ids.values()]);
		const secrets = idsIn(await rowsOf(client, foreign.tenantId));
		return { own, foreign, foreignId, foreignTables: [...ids.keys()], secrets };
	});
}

/** The small demo company, with what its people may have beside what the demo gives them. */
async function demoCompany(server: TestServer) {
	const { ownerUrl, address, clock } = server;
	clock.set(demoNow.toISOString());
	const log = pino({ level: "silent" });
	await loadDemo(ownerUrl, { now: demoNow, log, months: 1, companies: [bakery] });
	const tenantId = await tenantOf(server, bakery.tenantNo);
	const { tenantNo } = bakery;
	const target = { address, ownerUrl, tenantId, tenantNo, now: () => clock.now() };
	const userId = await administratorOf(target);
	await asOwner(target, async (client) => {
		const from = { client, tenantId, columns: await columnsOf(client) };
		const people = (await peopleOf(from, userId)).slice(0, 2);
		const browser = await signIn(target, userId);
		await furnish({ target, from, browser, people }, "two tenants");
		await browser.call(activities.createActivity, dayShift);
		const site = await new RowsOfPerson(from, userId, seededRandom("site")).of("site");
		await pairPrograms(target, browser, { userId: people[0] ?? userId, siteId: site?.id ?? "" });
	});
	await withClient(server.adminUrl, (client) => insertTheRest(client, { tenantId, userId }));
	return { tenantId, tenantNo, userId };
}

const dayShift = {
	name: "Tagdienst",
	code: null,
	color: "#1f8a70",
	classType: "SHIFT_DAY",
	isDefault: false,
	bookingRequiresGps: false,
	reasonRequired: false,
	creditsTime: true,
	countsAsWorkingTime: true,
	exclusive: true,
	visibility: "DEFAULT",
	...plainKind,
	approval: { required: false, stages: 0, selfApproval: false, substitute: "NONE" },
} as const;

async function tenantOf(server: TestServer, tenantNo: string): Promise<string> {
	return withClient(server.adminUrl, async (client) => {
		const { rows } = await client.query<{ id: string }>(
			"select tenant_id as id from tenant_directory where tenant_no = $1",
			[tenantNo],
		);
		return rows[0]?.id as string;
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
		const { id: userId } = await tenant.person({
			firstName: "Alma",
			lastName: "Amt",
			username: "alma.amt",
			mail: "alma@example.com",
			roles: ["Administrator"],
		});
		const other = await tenant.person({ firstName: "Ben", lastName: "Bau", unitId });
		await tenant.project({ name: "Umbau", nodes: ["Planung"], userIds: [userId, other.id] });
		const { siteId } = tenant.created;
		return { userId, otherId: other.id, siteId };
	});
	return built;
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
