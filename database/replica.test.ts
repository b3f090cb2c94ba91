import { rm } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { contract } from "#areas/settings/cost-centres/contract.ts";
import { readPlaceCookie } from "#kit/contract/headers.ts";
import { readConfig } from "#kit/server/config.ts";
import { findFeatures } from "#kit/server/find-features.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { type RunningServer, startServer } from "#kit/server/start-server.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { LiveReader } from "#kit/testing/live-reader.ts";
import { personWith } from "#kit/testing/open-office.ts";
import { type ReplicatedCluster, startReplicatedCluster } from "#kit/testing/replicated-cluster.ts";
import { TestBrowser } from "#kit/testing/test-browser.ts";
import { TestClock } from "#kit/testing/test-clock.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { throwAwayFolder } from "#kit/testing/throw-away-folder.ts";

/** Two processes on a database with a standby; the standby shows something new only where a test lets it. */
const clock = new TestClock("2026-11-21T08:15:00Z");
let cluster: ReplicatedCluster;
let processes: readonly RunningServer[];
let directory: string;

async function start(): Promise<RunningServer> {
	return startServer({
		config: readConfig({
			PORT: "0",
			LOG_LEVEL: "silent",
			STUNDWERK_DATA: directory,
			DATABASE_READ_URL: cluster.readUrl,
		}),
		clock,
		urls: { serveUrl: cluster.serveUrl, ownerUrl: cluster.ownerUrl, switchToApp: false },
		features: await findFeatures(),
		background: true,
	});
}

beforeAll(async () => {
	cluster = await startReplicatedCluster();
	directory = await throwAwayFolder("stundwerk-data-");
	processes = [await start(), await start()];
	await until(async () => processes.every(({ services }) => services.live.listening));
});

afterAll(async () => {
	for (const one of processes ?? []) await one.close();
	await cluster?.stop();
	await rm(directory, { recursive: true, force: true });
});

const until = (holds: () => Promise<boolean>) => vi.waitUntil(holds, { timeout: 20_000 });

const onStandby = (text: string, values: readonly unknown[] = []) =>
	withClient(cluster.standbyUrl, async (client) => (await client.query(text, [...values])).rows[0]);
const onPrimary = (text: string, values: readonly unknown[] = []) =>
	withClient(cluster.adminUrl, async (client) => (await client.query(text, [...values])).rows[0]);

/** From here on it shows nothing new. */
async function pause(): Promise<void> {
	await onStandby("select pg_wal_replay_pause()");
	const state = "select pg_get_wal_replay_pause_state() = 'paused' as holds";
	await until(async () => (await onStandby(state)).holds);
}

/** Goes on writing, so many bytes and a little more, and sends what is written. */
async function writeOn(bytes: number): Promise<void> {
	await withClient(cluster.adminUrl, async (client) => {
		await client.query("set synchronous_commit = on");
		await client.query("select pg_logical_emit_message(true, '', repeat('x', $1))", [bytes]);
	});
}

/** It shows everything that has been written until now. */
async function follow(): Promise<void> {
	await onStandby("select pg_wal_replay_resume()");
	const { place } = await onPrimary("select pg_current_wal_insert_lsn() as place");
	await writeOn(0);
	const shown = "select pg_last_wal_replay_lsn() >= $1 as holds";
	await until(async () => (await onStandby(shown, [place])).holds);
	for (const { services } of processes) await services.replica?.probe();
}

beforeEach(follow);

/** Nora and Otto, each signed in at the first process, who may both do everything with cost centres. */
async function office() {
	const right = { key: "costcentres.manage", level: "FULL" } as const;
	const built = await buildTenant(cluster.ownerUrl, async (tenant) => ({
		nora: await personWith(tenant, right, { firstName: "Nora", lastName: "Petersen" }),
		otto: await personWith(tenant, right, { firstName: "Otto", lastName: "Olsen" }),
	}));
	await follow();
	const open = ({ cookie }: { cookie: string }, nth = 0) => {
		const browser = new TestBrowser((processes[nth] as RunningServer).address);
		browser.cookies.set(sessionCookie, cookie);
		return browser;
	};
	return { ...built, open, noras: open(built.nora), ottos: open(built.otto) };
}

const codes = async (browser: TestBrowser) =>
	(await browser.call(contract.listCostCentres, {})).answer.items.map(({ code }) => code);
const create = async (browser: TestBrowser, code: string) =>
	(await browser.call(contract.createCostCentre, { code, name: code })).answer;
const byReplica = () => processes[0]?.services.counters.reads.values.get("replica") ?? 0;

test("who has not written is answered by the replica, who has sees the change at once, in every tab and process", async () => {
	const { nora, open, noras, ottos } = await office();
	await pause();
	await create(noras, "4711");
	expect(await codes(ottos)).toEqual([]);
	expect(await codes(noras)).toEqual(["4711"]);
	const elsewhere = open(nora, 1);
	elsewhere.cookies.set(readPlaceCookie, noras.cookies.get(readPlaceCookie) as string);
	expect(await codes(elsewhere)).toEqual(["4711"]);
	await follow();
	const before = byReplica();
	expect(await codes(ottos)).toEqual(["4711"]);
	expect(await codes(noras)).toEqual(["4711"]);
	expect(byReplica()).toBe(before + 2);
});

test("who hears of a change reads at least that far", async () => {
	const { noras, ottos } = await office();
	const reader = await LiveReader.open(ottos);
	await reader.next("connection", ({ state }) => state === "CONNECTED");
	await pause();
	await create(noras, "4711");
	const { readFrom } = await reader.next("change", ({ topic }) => topic === "COSTCENTRES");
	expect(await codes(ottos)).toEqual([]);
	// as the page does before it fetches again
	ottos.cookies.set(readPlaceCookie, String(readFrom));
	expect(await codes(ottos)).toEqual(["4711"]);
	reader.close();
});

test("who opens the page reads everything of which messages are not sent again", async () => {
	const { noras, ottos } = await office();
	const heard = await LiveReader.open(noras);
	await heard.next("connection", ({ state }) => state === "CONNECTED");
	await pause();
	await create(noras, "4711");
	await heard.next("change", ({ topic }) => topic === "COSTCENTRES");
	await ottos.call(signIn.getSession, {});
	expect(await codes(ottos)).toEqual(["4711"]);
	heard.close();
});

test("what a browser says of itself can only make it wait for the primary", async () => {
	const { noras, ottos } = await office();
	await pause();
	await create(noras, "4711");
	for (const said of ["x", "-1", "1e9", "999999999999999", "9".repeat(40)]) {
		ottos.cookies.set(readPlaceCookie, said);
		expect(await codes(ottos)).toEqual(["4711"]);
	}
	ottos.cookies.set(readPlaceCookie, "0");
	expect(await codes(ottos)).toEqual([]);
});

test("a right or a session that is taken away is gone at once, however far behind the replica is", async () => {
	const { nora, otto, noras, ottos } = await office();
	await pause();
	expect(await codes(noras)).toEqual([]);
	expect(await codes(ottos)).toEqual([]);
	await onPrimary("delete from user_permission where user_id = $1", [nora.userId]);
	await onPrimary("update session set revoked_at = $2 where user_id = $1", [
		otto.userId,
		clock.now(),
	]);
	// as long as a checked session holds
	clock.advance({ seconds: 2 });
	expect((await noras.call(contract.listCostCentres, {})).status).toBe(403);
	expect((await ottos.call(contract.listCostCentres, {})).status).toBe(401);
});

test("while it does not show who may what today, the primary answers", async () => {
	const { nora, noras, ottos } = await office();
	await pause();
	await create(noras, "4711");
	expect(await codes(ottos)).toEqual([]);
	await onPrimary("update user_permission set level = 3 where user_id = $1", [nora.userId]);
	clock.advance({ seconds: 2 });
	expect(await codes(ottos)).toEqual(["4711"]);
});

test("a replica that lags for seconds is not asked", async () => {
	const { noras, ottos } = await office();
	await pause();
	await create(noras, "4711");
	// more than the page whose head nobody reaches
	await writeOn(20_000);
	const probe = () => processes[0]?.services.replica?.probe();
	await probe();
	expect(await codes(ottos)).toEqual([]);
	clock.advance({ seconds: 6 });
	await probe();
	expect(await codes(ottos)).toEqual(["4711"]);
	await follow();
	const before = byReplica();
	expect(await codes(ottos)).toEqual(["4711"]);
	expect(byReplica()).toBe(before + 1);
});

test("a process that starts does not ask a replica that lags already", async () => {
	const { otto, noras } = await office();
	await pause();
	await create(noras, "4711");
	await writeOn(20_000);
	const third = await start();
	onTestFinished(() => third.close());
	await third.services.replica?.probe();
	const browser = new TestBrowser(third.address);
	browser.cookies.set(sessionCookie, otto.cookie);
	expect(await codes(browser)).toEqual(["4711"]);
	await follow();
	await third.services.replica?.probe();
	expect(await codes(browser)).toEqual(["4711"]);
	expect(third.services.counters.reads.values).toEqual(new Map([["replica", 1]]));
});

test("what is not there on the replica is looked for in the primary before it is refused", async () => {
	const { noras, ottos } = await office();
	await pause();
	const { id } = await create(noras, "4711");
	const found = await ottos.call(contract.listCostCentreTargets, { id });
	expect(found.status).toBe(200);
});

test("when the replica is gone, the primary answers", async () => {
	const { noras, ottos } = await office();
	await create(noras, "4711");
	await follow();
	await cluster.stopStandby();
	expect(await codes(ottos)).toEqual(["4711"]);
	expect(await codes(noras)).toEqual(["4711"]);
});
