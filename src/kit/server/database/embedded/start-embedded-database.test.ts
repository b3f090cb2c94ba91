import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findEmbeddedDatabase } from "./database-urls.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./start-embedded-database.ts";

const silent = { info() {}, warn() {}, error() {} };
const directory = mkdtempSync(join(tmpdir(), "stundwerk-embedded-"));
let database: EmbeddedDatabase;

beforeAll(async () => {
	database = await startEmbeddedDatabase({ directory, log: silent, durable: false });
});

afterAll(async () => {
	await database.stop();
	rmSync(directory, { recursive: true, force: true });
});

test("a first start makes a database that speaks UTF-8 and knows umlauts", async () => {
	expect(database.fresh).toBe(true);
	const [row] = await ask(
		database.serveUrl,
		"select lower('ÄÖÜ') as lower, current_database() as name, current_setting('server_encoding') as encoding, current_setting('timezone') as zone",
	);
	expect(row).toEqual({ lower: "äöü", name: "stundwerk", encoding: "UTF8", zone: "UTC" });
});

test("the owner makes roles, schemas and extensions, and is no superuser", async () => {
	await ask(database.ownerUrl, "create role app nologin");
	await ask(database.ownerUrl, "grant app to stundwerk_server");
	await ask(database.ownerUrl, "create extension btree_gist");
	await ask(database.ownerUrl, "create table owned (id int)");
	const [row] = await ask(
		database.ownerUrl,
		"select rolsuper, rolbypassrls, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user",
	);
	expect(row).toEqual({
		rolsuper: false,
		rolbypassrls: false,
		rolcreatedb: false,
		rolcreaterole: true,
	});
});

test.each([
	["make a table", "create table mine (id int)"],
	["make a temporary table", "create temporary table mine (id int)"],
	["make a schema", "create schema mine"],
	["make a role", "create role mine"],
	["read the owner's table", "select from someone_elses"],
])("the server role cannot %s", async (_what, statement) => {
	await ask(database.ownerUrl, "create table if not exists someone_elses (id int)");
	await expect(ask(database.serveUrl, statement)).rejects.toThrow(/permission denied/);
});

test("nobody comes in with a wrong password or over a socket file", async () => {
	const url = new URL(database.serveUrl);
	url.password = "wrong";
	await expect(ask(url.href, "select 1")).rejects.toThrow(/password authentication failed/);
	const [row] = await ask(database.adminUrl, "show unix_socket_directories");
	expect(row).toEqual({ unix_socket_directories: "" });
});

test("passwords lie in a file of their own and in no log", () => {
	const file = join(directory, "passwords.json");
	expect(statSync(file).mode & 0o777).toBe(0o600);
	const log = readFileSync(join(directory, "postgres.log"), "utf8");
	for (const password of Object.values(JSON.parse(readFileSync(file, "utf8"))))
		expect(log).not.toContain(password);
});

test("a second start on the same directory is refused, naming who has it", async () => {
	await expect(startEmbeddedDatabase({ directory, log: silent })).rejects.toThrow(
		/already in use by this process itself/,
	);
	expect(await ask(database.serveUrl, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a command beside the server finds its addresses", () => {
	const { ownerUrl, serveUrl, adminUrl } = database;
	expect(findEmbeddedDatabase(directory)).toEqual({ ownerUrl, serveUrl, adminUrl });
});

describe("after a stop", () => {
	test("the next start finds everything again", async () => {
		await ask(database.ownerUrl, "create table kept as select 42 as answer");
		await Promise.all([database.stop(), database.stop()]);
		expect(findEmbeddedDatabase(directory)).toBeUndefined();
		truncateSync(join(directory, "postgres.log"), 10 * 1024 * 1024 + 1);

		database = await startEmbeddedDatabase({ directory, log: silent, durable: false });

		expect(database.fresh).toBe(false);
		expect(await ask(database.ownerUrl, "select answer from kept")).toEqual([{ answer: 42 }]);
		expect(statSync(join(directory, "postgres.log")).size).toBeLessThan(1024 * 1024);
	});

	test("a start whose passwords are lost says which file to restore", async () => {
		await database.stop();
		rmSync(join(directory, "passwords.json"));
		await expect(startEmbeddedDatabase({ directory, log: silent })).rejects.toThrow(
			/restore .*passwords\.json/,
		);
	});
});

async function ask(url: string, statement: string): Promise<unknown[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return (await client.query(statement)).rows;
	} finally {
		await client.end();
	}
}
