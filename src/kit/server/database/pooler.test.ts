import { afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { findPgBouncer, howToInstallPgBouncer, startPgBouncer } from "#kit/testing/pgbouncer.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { startTinyPooler } from "#kit/testing/tiny-pooler.ts";
import { rows } from "../rows-of.ts";
import { type Database, openDatabase } from "./database.ts";

const server = useTestServer();
const opened: Database[] = [];
let lost = 0;
let tenants: readonly string[] = [];

beforeAll(async () => {
	const built = Array.from({ length: 3 }, () => buildTenant(server().ownerUrl, async () => ({})));
	tenants = (await Promise.all(built)).map(({ tenantId }) => tenantId);
});

afterEach(async () => {
	for (const database of opened.splice(0)) await database.close();
	lost = 0;
});

/** What a process has, and with it several connections of its own. */
function processOn(url: string, statements: "named" | "unnamed"): Database {
	const database = openDatabase({
		url,
		statements,
		max: 3,
		onError: () => {},
		onNamesLost: () => {
			lost += 1;
		},
	});
	opened.push(database);
	return database;
}

interface Found {
	readonly nth: number;
	readonly tenant: string;
}

/** What was asked, and whose rows: a statement that is another one's, or another's tenant, would show. */
const asked = (nth: number) => `select ${nth} as nth, tenant_id as tenant from tenant`;

/** Both processes ask at once, each its own texts in its own order, alone and in transactions. */
async function askMuch(processes: readonly Database[]): Promise<void> {
	const calls = Array.from({ length: 240 }, async (_, call) => {
		const database = processes[call % processes.length] as Database;
		const tenant = tenants[call % tenants.length] as string;
		const nth = Math.floor(call / 5) % 7;
		const found =
			call % 2 === 0
				? await database.once<Found & Record<string, unknown>>(tenant, {
						text: asked(nth),
						values: [],
					})
				: await database.transaction(tenant, async (tx) => {
						await rows(tx)<object>`select 1 where ${call} = 0`;
						return rows(tx)<Found>`select ${nth}::int as nth, tenant_id as tenant from tenant`;
					});
		expect(found).toEqual([{ nth, tenant }]);
	});
	await Promise.all(calls);
}

async function tinyPooler() {
	const pooler = await startTinyPooler(server().serveUrl);
	onTestFinished(() => pooler.close());
	return pooler;
}

test("two processes that name statements behind a pooler that loses them: nothing fails, nothing is mixed up", async () => {
	const pooler = await tinyPooler();
	const processes = [processOn(pooler.url, "named"), processOn(pooler.url, "named")];
	for (let time = 0; time < 3; time++) await askMuch(processes);
	expect(pooler.switches()).toBeGreaterThan(100);
	// each found out by itself, and said so once
	expect(lost).toBe(2);
});

test("a name that another process left on a connection stands for the same statement", async () => {
	const pooler = await tinyPooler();
	const [first, second] = [processOn(pooler.url, "named"), processOn(pooler.url, "named")];
	const tenant = tenants[0] as string;
	const ask = (database: Database, nth: number) =>
		database.once<Record<string, unknown>>(tenant, { text: asked(nth), values: [] });
	// in another order: a number as a name would be another text's
	for (const nth of [1, 1, 2, 2]) expect(await ask(first, nth)).toEqual([{ nth, tenant }]);
	for (const nth of [2, 2, 1, 1]) expect(await ask(second, nth)).toEqual([{ nth, tenant }]);
	for (const nth of [1, 2, 1, 2]) {
		expect(await ask(second, nth)).toEqual([{ nth, tenant }]);
		expect(await ask(first, nth)).toEqual([{ nth, tenant }]);
	}
});

test("without names a pooler is not noticed", async () => {
	const pooler = await tinyPooler();
	await askMuch([processOn(pooler.url, "unnamed"), processOn(pooler.url, "unnamed")]);
	expect(pooler.switches()).toBeGreaterThan(20);
	expect(lost).toBe(0);
});

const hasPgBouncer = findPgBouncer() !== undefined;
if (!hasPgBouncer) console.warn(`Not tried here: ${howToInstallPgBouncer}`);

describe.skipIf(!hasPgBouncer)("behind PgBouncer", () => {
	async function pgBouncer() {
		const pooler = await startPgBouncer(server().serveUrl, 2);
		onTestFinished(() => pooler.stop());
		return pooler;
	}

	test("two processes share two connections, and each call has its own tenant's rows", async () => {
		const { url } = await pgBouncer();
		await askMuch([processOn(url, "unnamed"), processOn(url, "unnamed")]);
	});

	test("a connection that the database closed is reported as away, and the next call works", async () => {
		const { url } = await pgBouncer();
		const database = processOn(url, "unnamed");
		const tenant = tenants[0] as string;
		const dying = database.transaction(tenant, async (tx) => {
			const [own] = await rows(tx)<{ pid: number }>`select pg_backend_pid() as pid`;
			await withClient(server().adminUrl, (client) =>
				client.query("select pg_terminate_backend($1)", [own?.pid]),
			);
			await rows(tx)`select 1`;
		});
		await expect(dying).rejects.toThrow("The database is away.");
		expect(await database.once(tenant, { text: asked(1), values: [] })).toEqual([
			{ nth: 1, tenant },
		]);
	});

	test("who finds all connections taken for too long is told to come back", async () => {
		const { url } = await pgBouncer();
		const database = processOn(url, "unnamed");
		const tenant = tenants[0] as string;
		const ended = Promise.withResolvers<void>();
		const takes = [1, 2].map(() => {
			const begun = Promise.withResolvers<void>();
			const done = database.transaction(tenant, async (tx) => {
				await rows(tx)`select 1`;
				begun.resolve();
				await ended.promise;
			});
			return { begun: begun.promise, done };
		});
		await Promise.all(takes.map(({ begun }) => begun));
		const third = database.once(tenant, { text: asked(1), values: [] });
		await expect(third).rejects.toThrow("The database is away.");
		ended.resolve();
		await Promise.all(takes.map(({ done }) => done));
	});
});
