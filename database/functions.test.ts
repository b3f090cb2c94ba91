import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { builtInValue } from "#areas/settings/global/contract/setting-groups.ts";
import { cloneTemplate, dropClone, nameOfClone } from "#kit/testing/clone-template.ts";
import { urlOfDatabase } from "#kit/testing/test-cluster.ts";

/** The folder says what the database holds: the migrated one, or one that never saw the copies in old migrations. */
const folder = new URL("functions/", import.meta.url);
const database = nameOfClone();
let client: pg.Client;
let files: { name: string; text: string }[];
beforeAll(async () => {
	const { adminUrl, ownerUrl } = inject("cluster");
	await cloneTemplate(adminUrl, database);
	client = new pg.Client({ connectionString: urlOfDatabase(ownerUrl, database) });
	await client.connect();
	files = await Promise.all(
		(await readdir(folder)).map(async (file) => ({
			name: file.replace(/\.sql$/, ""),
			text: await readFile(new URL(file, folder), "utf8"),
		})),
	);
});
afterAll(async () => {
	await client.end();
	await dropClone(inject("cluster").adminUrl, database);
});

const ours = `from pg_proc p join pg_namespace n on n.oid = p.pronamespace
	where n.nspname !~ '^(pg_|information_schema$|graphile_worker$)' and not exists (
		select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`;
const nameOf = "case n.nspname when 'public' then '' else n.nspname || '.' end || p.proname";

async function column(text: string): Promise<string[]> {
	const { rows } = await client.query<[string]>({ text, rowMode: "array" });
	return rows.map(([first]) => first);
}

/** Everything about each function: head, body and settings; owner, rights and the rest of its row. */
async function functions(): Promise<string[]> {
	return column(`select concat(pg_get_functiondef(p.oid), to_jsonb(p) - 'oid' - 'proacl', (
			select array_agg(a::text order by a::text) from unnest(p.proacl) a))
		${ours} order by p.oid::regprocedure::text`);
}

test("every function has its one file, and no other function its name", async () => {
	expect(await column(`select ${nameOf} ${ours} order by 1`)).toEqual(
		files.map(({ name }) => name).toSorted(),
	);
});

test("the files alone make the functions that the migrated database has", async () => {
	const migrated = await functions();
	expect(migrated).toHaveLength(files.length);
	await client.query("begin");
	try {
		for (const name of await column(`select p.oid::regprocedure::text ${ours}`)) {
			await client.query(`drop routine ${name} cascade`);
		}
		expect(await functions()).toEqual([]);
		await client.query("set local check_function_bodies = off");
		for (const { text } of files) await client.query(text);
		expect(await functions()).toEqual(migrated);
	} finally {
		await client.query("rollback");
	}
});

test("without a setting a function takes the value that the settings name", async () => {
	const places = "gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), '2026-11-22'";
	await client.query("select set_config('app.tenant_id', gen_random_uuid()::text, false)");
	const { rows } = await client.query(
		`select auto_finish_after(${places}) as finish, shift_gap_minutes(${places}) as gap`,
	);
	expect(rows).toEqual([
		{
			finish: builtInValue("timetracking.autoFinish").afterMinutes,
			gap: builtInValue("timetracking.shiftGapMinutes").minutes,
		},
	]);
});

test("the file of a trigger's function names the tables whose triggers call it", async () => {
	const { rows } = await client.query<{ name: string; tables: string }>(
		`select ${nameOf} as name, (
				select string_agg(distinct t.tgrelid::regclass::text, ', ' order by t.tgrelid::regclass::text)
				from pg_trigger t where t.tgfoid = p.oid and t.tgparentid = 0) as tables
		${ours} and p.prorettype = 'trigger'::regtype order by 1`,
	);
	const said = files.flatMap(({ name, text }) => {
		const tables = /^-- Fired by: (.+(?:\n-- {3}.+)*)\.$/m.exec(text)?.[1];
		return tables === undefined ? [] : [{ name, tables: tables.replaceAll(/\n--\s+/g, " ") }];
	});
	expect(said.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(rows);
});
