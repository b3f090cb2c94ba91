import pg from "pg";
import { expect, test } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { rows } from "../rows-of.ts";
import { openDatabase } from "./database.ts";
import { missingServingSettings, servingSettings } from "./serving-settings.ts";

const server = useTestServer();

const wanted = { plan_cache_mode: "force_generic_plan", jit: "off" };

interface Setting {
	readonly name: string;
	readonly setting: string;
	/** Who said so: `user` is the role, for all its connections; `session` and `client` hold for one connection alone. */
	readonly source: string;
}

const asRoleSaysThem = Object.entries(wanted).map(([name, setting]) => ({
	name,
	setting,
	source: "user",
}));

const effective = {
	text: "select name, setting, source from pg_settings where name = any($1) order by name desc",
	values: [Object.keys(wanted)],
};

test("the role that serves carries the settings, for every database and every connection", async () => {
	expect(servingSettings).toEqual(wanted);
	const { username } = new URL(server().serveUrl);
	const { rows: found } = await withClient(server().adminUrl, (client) =>
		client.query<{ set: string[] }>(
			`select s.setconfig as set from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
			where r.rolname = $1 and s.setdatabase = 0`,
			[username],
		),
	);
	const told = Object.entries(wanted).map(([name, value]) => `${name}=${value}`);
	expect(found).toEqual([{ set: expect.arrayContaining(told) }]);
});

test("a connection has them from its role before and after all that is done over it", async () => {
	const { tenantId } = await buildTenant(server().ownerUrl, async () => ({}));
	const database = openDatabase({
		url: server().serveUrl,
		statements: "named",
		max: 1,
		onError: () => {},
		onNamesLost: () => {},
	});
	const settings = () => database.once<Setting>(tenantId, effective);
	try {
		expect(await settings()).toEqual(asRoleSaysThem);
		const anything = { text: "select 1 as one", values: [] };
		await database.once(tenantId, { ...anything, plannedForItsValues: "told apart by a test" });
		await database.together(tenantId, [anything, anything]);
		await database.snapshot(tenantId, (tx) => rows(tx)`select 1 as one`);
		await database.transaction(tenantId, (tx) => rows(tx)`select 1 as one`);
		expect(await settings()).toEqual(asRoleSaysThem);
	} finally {
		await database.close();
	}
});

test("of another login it is told what an operator may type; of this one there is nothing to tell", async () => {
	const told = async (connectionString: string) => {
		const pool = new pg.Pool({ connectionString, max: 1 });
		try {
			return await missingServingSettings(pool);
		} finally {
			await pool.end();
		}
	};
	expect(await told(server().serveUrl)).toBeUndefined();
	const { username } = new URL(server().adminUrl);
	expect(await told(server().adminUrl)).toBe(
		`alter role ${username} set plan_cache_mode = 'force_generic_plan'; alter role ${username} set jit = 'off';`,
	);
});
