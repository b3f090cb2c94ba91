import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { rows } from "../rows-of.ts";
import { type Database, openDatabase } from "./database.ts";

const server = useTestServer();
const opened: Database[] = [];
let lost = 0;

afterEach(async () => {
	for (const database of opened.splice(0)) await database.close();
	lost = 0;
});

/** Over a single connection, so that each statement meets what the one before left there. */
function oneConnection(statements: "named" | "unnamed" = "named"): Database {
	const database = openDatabase({
		url: server().serveUrl,
		statements,
		max: 1,
		onError: () => {},
		onNamesLost: () => {
			lost += 1;
		},
	});
	opened.push(database);
	return database;
}

const build = () => buildTenant(server().ownerUrl, async () => ({}));

const ownUnits = {
	text: "select distinct tenant_id as tenant from unit where name = $1",
	values: ["Nord"],
};

interface Prepared {
	readonly statement: string;
	readonly generic: number;
	readonly custom: number;
}

/** What a connection keeps, and how often each was planned: a generic plan counts its uses, a custom one its plannings. */
async function preparedOn(database: Database, part: string): Promise<Prepared[]> {
	const found = await database.gate<Prepared & { text: string }>({
		text: "select statement, generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements",
		values: [],
	});
	return found.filter(({ statement }) => statement.includes(part));
}

test("one plan serves tenants in turn, each with its own rows", async () => {
	const database = oneConnection();
	const [first, second] = [await build(), await build()];
	for (const { tenantId } of [first, second, first, second, first]) {
		const found = await database.once<{ tenant: string }>(tenantId, {
			...ownUnits,
			text: "select distinct tenant_id as tenant from unit where name <> $1",
		});
		expect(found).toEqual([{ tenant: tenantId }]);
	}
	const [kept] = await preparedOn(database, "distinct tenant_id as tenant");
	// the first time it had no name yet
	expect(kept).toMatchObject({ generic: 4, custom: 0 });
});

test("statements of a transaction have names too; what is asked once has none", async () => {
	const database = oneConnection();
	const { tenantId } = await build();
	const read = () =>
		database.transaction(tenantId, (tx) =>
			tx.selectFrom("unit").select("name").where("tenant_id", "=", tenantId).execute(),
		);
	await read();
	expect(await preparedOn(database, 'from "unit"')).toEqual([]);
	await read();
	await read();
	expect(await preparedOn(database, 'from "unit"')).toMatchObject([{ generic: 2, custom: 0 }]);
});

test("nothing has a name where a pooler would lose it", async () => {
	const database = oneConnection("unnamed");
	const { tenantId } = await build();
	for (let nth = 0; nth < 3; nth++) await database.once(tenantId, ownUnits);
	expect(await preparedOn(database, "")).toEqual([]);
});

test("a statement that was measured to need it is planned for its values, and the next one is not", async () => {
	const database = oneConnection();
	const { tenantId } = await build();
	const mode = {
		text: "select current_setting('plan_cache_mode') as mode",
		values: [],
	};
	const asked = { ...mode, plannedForItsValues: "told apart by a test" };
	expect(await database.once(tenantId, asked)).toEqual([{ mode: "force_custom_plan" }]);
	expect(await database.once(tenantId, mode)).toEqual([{ mode: "force_generic_plan" }]);
});

test("a migration while serving is not noticed: outdated plans are made anew", async () => {
	const database = oneConnection();
	const { tenantId } = await build();
	const change = (text: string) => withClient(server().ownerUrl, (client) => client.query(text));
	await change("create table changing (first int); insert into changing values (1)");
	await change("grant select on changing to app");
	const all = { text: "select * from changing", values: [] };
	const inTransaction = () =>
		database.transaction(tenantId, (tx) => rows(tx)<object>`select * from changing where 1 = ${1}`);
	for (let nth = 0; nth < 2; nth++) {
		expect(await database.once(tenantId, all)).toEqual([{ first: 1 }]);
		expect(await inTransaction()).toEqual([{ first: 1 }]);
	}
	await change("alter table changing add column second int default 2");
	expect(await database.once(tenantId, all)).toEqual([{ first: 1, second: 2 }]);
	expect(await inTransaction()).toEqual([{ first: 1, second: 2 }]);
	await change("drop table changing");
});

test("what a transaction did before an outdated plan is not done twice", async () => {
	const database = oneConnection();
	const { tenantId } = await build();
	const change = (text: string) => withClient(server().ownerUrl, (client) => client.query(text));
	await change("create table counted (n int); grant select on counted to app");
	const work = () =>
		database.transaction(tenantId, async (tx) => {
			await sql`update tenant set name = name || '+' where tenant_id = ${tenantId}`.execute(tx);
			await sql`select * from counted where n = ${1}`.execute(tx);
		});
	await work();
	await work();
	await change("alter table counted add column m int");
	await work();
	const [tenant] = await database.once<{ name: string }>(tenantId, {
		text: "select name from tenant where tenant_id = $1",
		values: [tenantId],
	});
	expect(tenant?.name).toMatch(/[^+]\+{3}$/);
	await change("drop table counted");
});

test("a pooler that forgets statements is found out: from then on none has a name", async () => {
	const database = oneConnection();
	const { tenantId } = await build();
	for (let nth = 0; nth < 3; nth++) await database.once(tenantId, ownUnits);
	// what a pooler does when it lends the connection to somebody else
	await database.gate({ text: "deallocate all", values: [] });
	expect(await database.once(tenantId, ownUnits)).toEqual([]);
	expect(lost).toBe(1);
	await database.gate({ text: "deallocate all", values: [] });
	expect(await database.once(tenantId, ownUnits)).toEqual([]);
	expect(await preparedOn(database, "")).toEqual([]);
	expect(lost).toBe(1);
});

test("no connection keeps more texts than it should", async () => {
	const database = oneConnection();
	const { tenantId } = await build();
	for (let nth = 0; nth < 1600; nth++)
		for (let time = 0; time < 2; time++)
			await database.once(tenantId, { text: `select ${nth} as nth`, values: [] });
	expect((await preparedOn(database, "as nth")).length).toBeLessThanOrEqual(1500);
});
