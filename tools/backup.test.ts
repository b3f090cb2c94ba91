import { join } from "node:path";
import { pino } from "pino";
import { beforeAll, expect, test } from "vitest";
import { contract as clocks } from "#areas/home/clocks/contract.ts";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { contract as ssoProviders } from "#areas/session/sso-providers/contract.ts";
import { contract as overtime } from "#areas/time-tracking/overtime/contract.ts";
import { contract as targetActual } from "#areas/time-tracking/target-actual/contract.ts";
import { readConfig } from "#kit/server/config.ts";
import { findFeatures } from "#kit/server/find-features.ts";
import { startServer } from "#kit/server/start-server.ts";
import { TestBrowser } from "#kit/testing/test-browser.ts";
import { TestIdentityProvider } from "#kit/testing/test-identity-provider.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { demoPassword } from "../database/demo/demo-password.ts";
import { loadDemo } from "../database/demo/load-demo.ts";
import {
	databaseAt,
	fingerprints,
	runTool,
	type TriedDatabase,
	useTries,
} from "./backup/try-backup.ts";
import type { CommandResult } from "./run-command.ts";

const server = useTestServer();
const { emptyDatabase, newFolder } = useTries();
const secret = "what only the provider knows";

beforeAll(async () => {
	const now = server().clock.now();
	await loadDemo(server().ownerUrl, { now, log: pino({ level: "silent" }), months: 2 });
}, 180_000);

async function signedIn(address: string, username: string): Promise<TestBrowser> {
	const browser = new TestBrowser(address);
	const given = { tenantNo: "10001", username, password: demoPassword, persistent: false };
	const { answer } = await browser.call(signIn.login, given);
	expect(answer.userId).toBeDefined();
	return browser;
}

/** What a supervisor sees of the people, and of himself. */
async function figuresAt(address: string) {
	const browser = await signedIn(address, "leitung");
	const { answer: session } = await browser.call(signIn.getSession, {});
	const { userId } = session;
	const months = await browser.call(targetActual.listTargetActuals, { month: "2026-10" });
	const own = await browser.call(targetActual.getTargetActual, { userId, month: "2026-10" });
	const account = await browser.call(overtime.getOvertimeAccount, { userId });
	const clock = await browser.call(clocks.getTimeClocks, {});
	const replies = [months, own, account, clock];
	expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
	return { userId, answers: replies.map(({ answer }) => answer) };
}

async function nameProvider(): Promise<void> {
	const provider = await TestIdentityProvider.start("http://localhost/api/sso/callback");
	try {
		const browser = await signedIn(server().address, "admin");
		const { status } = await browser.call(ssoProviders.putSsoProvider, {
			kind: "GOOGLE",
			version: 0,
			issuer: provider.issuer,
			clientId: "stundwerk",
			domains: ["klinikum.example"],
			isEnabled: true,
			clientSecret: secret,
		});
		expect(status).toBe(200);
	} finally {
		await provider.stop();
	}
}

/** The product once more, on what was restored. */
async function serve(database: TriedDatabase, data: string) {
	const { ownerUrl, serveUrl } = database;
	return startServer({
		config: readConfig({ PORT: "0", LOG_LEVEL: "silent", STUNDWERK_DATA: data }),
		clock: server().clock,
		urls: { ownerUrl, serveUrl, switchToApp: false },
		features: await findFeatures(),
		background: false,
	});
}

/** What begins anew in another cluster. */
const anew = [
	...["schema_migration", "graphile_worker.migrations"],
	...["installation", "audit_seal", "recent_change", "graphile_worker._private_jobs"],
];

const counters = "select schemaname, sequencename, last_value from pg_sequences order by 1, 2";
const parts = `select c.relname, c.relrowsecurity, c.relforcerowsecurity, pg_get_userbyid(c.relowner) as owner,
	pg_get_expr(c.relpartbound, c.oid) as bound, array(select polname from pg_policy where polrelid = c.oid) as policies
	from pg_class c where c.relispartition and c.relkind = 'r' order by 1`;
const queued = `select id, task_id, payload, run_at, key, locked_by from graphile_worker._private_jobs order by id`;
const lockFirst = `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w'
	where id = (select min(id) from graphile_worker._private_jobs)`;

/** As years of serving bring them: further partitions, and jobs, of which one is under way. */
async function growOld(database: TriedDatabase): Promise<void> {
	await database.ask(
		"set role stundwerk_owner; select ensure_partitions('booking', '2025-01-01Z', '2035-01-01Z')",
	);
	await database.ask(
		"select graphile_worker.add_job('tried', json_build_object('nth', n)) from generate_series(1, 2) n",
	);
}

/** What must be the same afterwards; jobs as they are when nobody works on them. */
async function stateOf(database: TriedDatabase) {
	return {
		rows: await fingerprints(database, anew),
		counters: await database.ask(counters),
		parts: await database.ask(parts),
	};
}

async function demandSound(tool: (...args: string[]) => Promise<CommandResult>): Promise<void> {
	for (const check of [
		["tools/day-results.ts", "check"],
		["tools/audit.ts", "verify"],
		["tools/invariants.ts"],
	]) {
		const { code, output } = await tool(...check);
		expect([code, output]).toEqual([0, expect.stringMatching(/ 0 (differences|faults)|unchanged/)]);
	}
}

async function expectSameFigures(database: TriedDatabase, data: string, seen: unknown) {
	const running = await serve(database, data);
	try {
		expect(await figuresAt(running.address)).toEqual(seen);
		const [row] = await database.ask<{ sealed: Buffer }>(
			"select secret_sealed as sealed from sso_provider",
		);
		expect(running.services.secrets.unseal(row?.sealed as Buffer)).toBe(secret);
	} finally {
		await running.close();
	}
}

test("what was backed up beside a running server is the same installation elsewhere", async () => {
	const source = databaseAt(server());
	await nameProvider();
	await growOld(source);
	const jobs = await source.ask(queued);
	expect(jobs).toHaveLength(2);
	await source.ask(lockFirst);
	const seen = await figuresAt(server().address);
	const before = await stateOf(source);
	expect(before.rows.get("time_tracking")).toMatch(/^\d{4,} /);
	const folder = join(await newFolder(), "backup");
	const create = ["tools/backup.ts", "create", folder];
	const created = await runTool(source, server().dataDirectory, create);
	expect([created.code, created.output]).toEqual([0, expect.stringMatching(/^Backed up into /m)]);
	expect(await stateOf(source)).toEqual(before);

	const [target, data] = [await emptyDatabase(), join(await newFolder(), "data")];
	const tool = (...args: string[]) => runTool(target, data, args);
	const verified = await tool("tools/backup.ts", "verify", folder);
	expect([verified.code, verified.output]).toEqual([0, expect.stringMatching(/^Whole, /m)]);
	const restored = await tool("tools/backup.ts", "restore", folder);
	expect([restored.code, restored.output]).toEqual([0, expect.stringMatching(/^Restored as of /m)]);
	expect(await stateOf(target)).toEqual(before);
	expect(await target.ask(queued)).toEqual(jobs);
	await demandSound(tool);
	await expectSameFigures(target, data, seen);
}, 300_000);
