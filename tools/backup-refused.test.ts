import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { environment, runTool, type TriedDatabase } from "./backup/try-backup.ts";
import { backup, hasTables, useWholeBackup } from "./backup/whole-backup.ts";

const { emptyDatabase, newDatabase, newFolder, dataWithKey, ...kit } = useWholeBackup();
// each makes or fills databases
vi.setConfig({ testTimeout: 120_000 });
const { source, empty, data, whole, create, verify, restore } = kit;

const tenantsIn = async (database: TriedDatabase) =>
	(await database.ask("select from tenant")).length;

describe("a backup is not begun", () => {
	test("into a folder that has something in it, which stays", async () => {
		const folder = await newFolder();
		await writeFile(join(folder, "mine"), "kept");
		expect(await create(folder)).toEqual([1, expect.stringContaining(`${folder} is not empty`)]);
		expect(await readdir(folder)).toEqual(["mine"]);
		expect(await create(join(folder, "mine"))).toEqual([
			1,
			`${join(folder, "mine")} is not a folder.`,
		]);
	});

	test("without the key, and none is invented", async () => {
		const [keyless, folder] = [await newFolder(), join(await newFolder(), "backup")];
		const said = await backup(source(), keyless, ["create", folder]);
		expect(said).toEqual([1, expect.stringContaining(`There is no key in ${keyless}`)]);
		expect([existsSync(folder), await readdir(keyless)]).toEqual([false, []]);
	});

	test("by a login that row-level security would show a part only", async () => {
		const folder = join(await newFolder(), "backup");
		const said = await create(folder, { DATABASE_BACKUP_URL: "" });
		expect(said).toEqual([1, expect.stringContaining("is bound by row-level security")]);
		expect(existsSync(folder)).toBe(false);
	});

	test("of a database that is not ours, or of none", async () => {
		const folder = join(await newFolder(), "backup");
		const said = await backup(empty(), data(), ["create", folder]);
		expect(said).toEqual([1, "This database has no tables of Stundwerk."]);
		const none = await backup(source(), data(), ["create", folder], { DATABASE_URL: "" });
		expect(none).toEqual([1, `There is no database in ${data()}.`]);
		expect(existsSync(folder)).toBe(false);
	});
});

test("where room runs out nothing is left, and the sentence says so", async () => {
	await source().ask("create table if not exists ballast (n text)");
	await source().ask(
		"insert into ballast select sha256(n::text::bytea)::text from generate_series(1, 20000) n",
	);
	const folder = await newFolder();
	// files may grow to 256 kB; Node is told no otherwise than by a full disk
	const command = `ulimit -f 512 && exec "$0" tools/backup.ts create "$1"`;
	const child = spawn("sh", ["-c", command, process.execPath, folder], {
		env: { ...process.env, ...environment(source(), data()) },
		stdio: ["ignore", "ignore", "pipe"],
	});
	let said = "";
	child.stderr.on("data", (chunk) => {
		said += chunk;
	});
	const [code] = await once(child, "close");
	await source().ask("drop table ballast");
	expect([code, said]).toEqual([
		1,
		expect.stringContaining("There is no room left for the backup"),
	]);
	expect(await readdir(folder)).toEqual([]);
});

test("one that was killed in the middle is not taken for a whole one", async () => {
	const folder = join(await newFolder(), "backup");
	const holder = new pg.Client({ connectionString: source().adminUrl });
	await holder.connect();
	await holder.query("begin; lock table app_user in access exclusive mode");
	const child = spawn(process.execPath, ["tools/backup.ts", "create", folder], {
		env: { ...process.env, ...environment(source(), data()) },
		stdio: "ignore",
	});
	const waiting = `select from pg_stat_activity where datname = current_database()
		and application_name = 'stundwerk backup' and wait_event_type = 'Lock'`;
	await expect.poll(async () => (await source().ask(waiting)).length, { interval: 20 }).toBe(1);
	child.kill("SIGKILL");
	await once(child, "close");
	await holder.query("rollback");
	await holder.end();
	expect(existsSync(folder)).toBe(true);
	expect(await verify(folder)).toEqual([1, expect.stringContaining("holds no whole backup")]);
});

describe("a backup is not restored", () => {
	test("where there is a tenant", async () => {
		const target = await newDatabase();
		await buildTenant(target.ownerUrl, async () => ({}));
		const said = "The database is not empty: a backup is restored into an empty one only.";
		expect(await restore(whole(), target)).toEqual([1, said]);
		expect(await tenantsIn(target)).toBe(1);
	});

	test("where there are tables of others", async () => {
		const target = await emptyDatabase();
		await target.ask("create table theirs (n int)");
		expect(await restore(whole(), target)).toEqual([1, expect.stringContaining("it has theirs")]);
		expect(await hasTables(target)).toBe(false);
	});

	test("while somebody is connected", async () => {
		const target = await newDatabase();
		const client = new pg.Client({ connectionString: target.serveUrl });
		await client.connect();
		const said = await restore(whole(), target);
		await client.end();
		expect(said).toEqual([1, expect.stringContaining("1 connections to this database are open")]);
		expect(await tenantsIn(target)).toBe(0);
	});

	test("by a login that may not", async () => {
		const target = await emptyDatabase();
		const said = await restore(whole(), target, { DATABASE_BACKUP_URL: "" });
		expect(said).toEqual([1, expect.stringContaining("is bound by row-level security")]);
		expect(await hasTables(target)).toBe(false);
	});

	test("over another installation's key", async () => {
		const [target, other] = [await emptyDatabase(), await dataWithKey(9)];
		const said = await backup(target, other, ["restore", whole()]);
		expect(said).toEqual([1, expect.stringContaining("is another key than that of the backup")]);
		expect(await hasTables(target)).toBe(false);
	});

	test("by a release that does not know its tables, nor into newer ones", async () => {
		const later = await newDatabase();
		await later.ask(
			"insert into schema_migration (name, sha256) values ('9999_later.sql', repeat('0', 64))",
		);
		const folder = join(await newFolder(), "later");
		expect((await backup(later, data(), ["create", folder]))[0]).toBe(0);
		expect(await restore(folder, empty())).toEqual([
			1,
			expect.stringContaining("made by a later release (0.1.0) with 9999_later.sql"),
		]);
		expect(await hasTables(empty())).toBe(false);
		expect(await restore(whole(), later)).toEqual([
			1,
			expect.stringContaining("are newer than the backup (9999_later.sql)"),
		]);
	});

	test("when rows come out otherwise than they went in", async () => {
		const target = await newDatabase();
		await target.ask(`create function meddle() returns trigger language plpgsql as
			$$ begin new.first_name := new.first_name || '!'; return new; end $$`);
		await target.ask(
			"create trigger meddle before insert on app_user for each row execute function meddle()",
		);
		await target.ask("alter table app_user enable always trigger meddle");
		const said = "app_user reads otherwise than it was backed up.";
		expect(await restore(whole(), target)).toEqual([1, said]);
		expect(await tenantsIn(target)).toBe(0);
	});

	test("when a reference in it leads nowhere; the database is as empty as before, and takes another one", async () => {
		const torn = await newDatabase();
		await buildTenant(torn.ownerUrl, async () => ({}));
		await torn.ask("set session_replication_role = replica; delete from tenant");
		const folder = join(await newFolder(), "torn");
		expect((await backup(torn, data(), ["create", folder]))[0]).toBe(0);
		const target = await emptyDatabase();
		const own = join(await newFolder(), "data");
		const said = await backup(target, own, ["restore", folder]);
		expect(said).toEqual([1, expect.stringMatching(/rows of unit break unit_tenant_id_fkey/)]);
		expect([await tenantsIn(target), existsSync(join(own, "key"))]).toEqual([0, false]);
		expect(await target.ask("select from unit")).toEqual([]);
		expect((await restore(whole(), target))[0]).toBe(0);
		expect(await tenantsIn(target)).toBe(1);
	});
});

test("who types nonsense is told what there is", async () => {
	const { code, output } = await runTool(source(), data(), ["tools/backup.ts"]);
	expect([code, output]).toEqual([1, expect.stringContaining("npm run backup -- create FOLDER")]);
	for (const args of [["restore"], ["toString", "x"], ["create", "a", "b"]])
		expect(await backup(source(), data(), args)).toEqual([1, output.trim().split("\n").at(-1)]);
});
