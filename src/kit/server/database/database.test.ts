import { expect, test } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { DatabaseAway } from "../database-away.ts";
import { openDatabase } from "./database.ts";

const server = useTestServer();

const units = (tenantId: string) => ({
	text: "select name from unit where tenant_id = $1 order by depth",
	values: [tenantId],
});

async function twoTenants() {
	const build = () => buildTenant(server().ownerUrl, async () => ({}));
	return { ours: await build(), theirs: await build() };
}

test("one round trip reads the tenant's rows and nobody else's", async () => {
	const { ours, theirs } = await twoTenants();
	const { database } = server().services;
	expect(await database.once(ours.tenantId, units(ours.tenantId))).toHaveLength(2);
	// asking for the other tenant's rows by their id finds nothing
	expect(await database.once(ours.tenantId, units(theirs.tenantId))).toEqual([]);
});

test("several reads in one round trip see the tenant's rows alone, and one moment", async () => {
	const { ours, theirs } = await twoTenants();
	const { database } = server().services;
	const moment = { text: "select pg_current_snapshot()::text as seen", values: [] };
	type Rows = [object, object, object, object];
	const [own, others, first, second] = await database.together<Rows>(ours.tenantId, [
		units(ours.tenantId),
		units(theirs.tenantId),
		moment,
		moment,
	]);
	expect([own?.length, others]).toEqual([2, []]);
	expect(second).toEqual(first);
	const wrong = { text: "select 1 / 0", values: [] };
	await expect(database.together(ours.tenantId, [wrong, moment])).rejects.toThrow(/zero/);
	expect(await database.once(ours.tenantId, units(ours.tenantId))).toHaveLength(2);
});

test("a statement that forgets the tenant's predicate still sees one tenant", async () => {
	const { ours } = await twoTenants();
	const rows = await server().services.database.once(ours.tenantId, {
		text: "select distinct tenant_id from unit",
		values: [],
	});
	expect(rows).toEqual([{ tenant_id: ours.tenantId }]);
});

test("without a tenant nothing is read", async () => {
	const read = server().services.database.gate({
		text: "select name from unit",
		values: [],
	});
	await expect(read).rejects.toThrow(/app\.tenant_id|uuid/);
});

test("the tenant of one transaction does not leak into the next user of its connection", async () => {
	const { ours } = await twoTenants();
	const alone = openDatabase({
		url: server().serveUrl,
		statements: "named",
		max: 1,
		onError: () => {},
	});
	await alone.once(ours.tenantId, units(ours.tenantId));
	await expect(
		alone.transaction(ours.tenantId, async () => {
			throw new Error("undone");
		}),
	).rejects.toThrow("undone");
	const read = alone.gate({ text: "select name from unit", values: [] });
	await expect(read).rejects.toThrow(/app\.tenant_id|uuid/);
	await alone.close();
});

test("a row of another tenant can be neither written nor referred to", async () => {
	const { ours, theirs } = await twoTenants();
	const { database } = server().services;
	const write = database.transaction(ours.tenantId, (tx) =>
		tx
			.updateTable("tenant")
			.set({ name: "taken" })
			.where("tenant_id", "=", theirs.tenantId)
			.executeTakeFirst(),
	);
	expect((await write).numUpdatedRows).toBe(0n);
	const insert = database.transaction(ours.tenantId, (tx) =>
		tx
			.insertInto("role")
			.values({ tenant_id: theirs.tenantId, id: theirs.tenantId, name: "x" })
			.execute(),
	);
	await expect(insert).rejects.toThrow(/row-level security/);
});

test("what a failing use case wrote is gone", async () => {
	const { ours } = await twoTenants();
	const { database } = server().services;
	await expect(
		database.transaction(ours.tenantId, async (tx) => {
			await tx
				.updateTable("tenant")
				.set({ name: "half done" })
				.where("tenant_id", "=", ours.tenantId)
				.execute();
			throw new Error("no");
		}),
	).rejects.toThrow("no");
	const [tenant] = await database.once(ours.tenantId, {
		text: "select name from tenant where tenant_id = $1",
		values: [ours.tenantId],
	});
	expect(tenant).toEqual({ name: "Klinikum Musterstadt" });
});

test("a connection that dies in mid-request is reported as away, and the next request works", async () => {
	const { ours } = await twoTenants();
	const { database } = server().services;
	const killed = database.transaction(ours.tenantId, async (tx) => {
		const { rows } = await tx.executeQuery<{ pid: number }>({
			sql: "select pg_backend_pid() as pid",
			parameters: [],
		} as never);
		await withClient(server().adminUrl, (client) =>
			client.query("select pg_terminate_backend($1)", [rows[0]?.pid]),
		);
		await tx.selectFrom("unit").select("id").execute();
	});
	await expect(killed).rejects.toBeInstanceOf(DatabaseAway);
	expect(await database.once(ours.tenantId, units(ours.tenantId))).toHaveLength(2);
});

test("partitions cannot be read past their parent", async () => {
	const read = server().services.database.gate({
		text: "select * from audit_event_old",
		values: [],
	});
	await expect(read).rejects.toThrow(/permission denied/);
});

test("of two that wait for each other the one that is ended is run again", async () => {
	const { ours } = await twoTenants();
	const { database } = server().services;
	const names = { first: "Köln", second: "Bonn" };
	await withClient(server().adminUrl, (client) =>
		client.query(
			`insert into tag (tenant_id, id, name) select $1, gen_random_uuid(), n from unnest($2::text[]) n`,
			[ours.tenantId, Object.values(names)],
		),
	);
	const held = { first: Promise.withResolvers<void>(), second: Promise.withResolvers<void>() };
	let attempts = 0;
	const change = (from: "first" | "second", to: "first" | "second") =>
		database.transaction(ours.tenantId, async (tx) => {
			attempts += 1;
			const touch = (name: string) =>
				tx
					.updateTable("tag")
					.set((row) => ({ version: row("version", "+", 1) }))
					.where("tenant_id", "=", ours.tenantId)
					.where("name", "=", name)
					.execute();
			await touch(names[from]);
			held[from].resolve();
			await held[to].promise;
			await touch(names[to]);
		});
	await Promise.all([change("first", "second"), change("second", "first")]);
	// the one that went on needs the processor before it takes what it waited for: it may be late, and both meet again
	expect(attempts).toBeGreaterThan(2);
	const rows = await database.once(ours.tenantId, {
		text: "select version from tag where tenant_id = $1",
		values: [ours.tenantId],
	});
	expect(rows).toEqual([{ version: 3 }, { version: 3 }]);
});
