import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { urlOfDatabase, withClient } from "#kit/testing/test-cluster.ts";
import { readConfig } from "../config.ts";
import { createLog } from "../log.ts";
import { openConfiguredDatabase } from "./configured-database.ts";

const cluster = inject("cluster");
const log = createLog("silent");
const made: string[] = [];

afterAll(async () => {
	for (const directory of made) {
		await rm(directory, { recursive: true, force: true });
	}
});

async function newDirectory(): Promise<string> {
	const directory = await mkdtemp(join(tmpdir(), "stundwerk-configured-"));
	made.push(directory);
	return directory;
}

test.each([
	["one address does everything, so serving switches to app", false],
	["owner and server apart", true],
])(
	"the operator's database is migrated and used, no other is started: %s",
	async (_name, apart) => {
		const name = `configured_${randomBytes(4).toString("hex")}`;
		await withClient(cluster.adminUrl, (client) =>
			client.query(`create database ${name} owner stundwerk_owner template template0`),
		);
		const directory = await newDirectory();
		const ownerUrl = urlOfDatabase(cluster.ownerUrl, name);
		const opened = await openConfiguredDatabase(
			readConfig({
				STUNDWERK_DATA: directory,
				DATABASE_URL: apart ? urlOfDatabase(cluster.serveUrl, name) : ownerUrl,
				...(apart ? { DATABASE_OWNER_URL: ownerUrl } : {}),
			}),
			log,
		);
		expect(opened.fresh).toBe(false);
		expect(opened.urls).toMatchObject({ ownerUrl, switchToApp: !apart });
		expect(existsSync(join(directory, "postgres"))).toBe(false);
		const people = await withClient(ownerUrl, (client) =>
			client.query("select to_regclass('app_user') as there"),
		);
		expect(people.rows).toEqual([{ there: "app_user" }]);
		await opened.stop();
		await withClient(cluster.adminUrl, (client) =>
			client.query(`drop database ${name} with (force)`),
		);
	},
);

test("our own database is fresh until it holds a tenant, however often its first start was interrupted", async () => {
	const config = readConfig({ STUNDWERK_DATA: await newDirectory() });
	const first = await openConfiguredDatabase(config, log);
	expect(first.fresh).toBe(true);
	await first.stop();
	const second = await openConfiguredDatabase(config, log);
	expect(second.fresh).toBe(true);
	await buildTenant(second.urls.ownerUrl, async () => ({}));
	await second.stop();
	const third = await openConfiguredDatabase(config, log);
	expect(third.fresh).toBe(false);
	await third.stop();
}, 120_000);
