import type { ChildProcess } from "node:child_process";
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { dropClone, nameOfClone } from "#kit/testing/clone-template.ts";
import { endServer, spawnRelease, untilReady } from "#kit/testing/product-process.ts";
import { TestBrowser } from "#kit/testing/test-browser.ts";
import { urlOfDatabase, withClient } from "#kit/testing/test-cluster.ts";
import { throwAwayFolder } from "#kit/testing/throw-away-folder.ts";
import { demoPassword } from "../database/demo/demo-password.ts";
import { demoUsernames } from "../database/demo/demo-sign-ins.ts";
import { runNode } from "../tools/run-command.ts";
import { type Front, startFront } from "./front.ts";
import { type Presser, PressingCrowd } from "./pressing-crowd.ts";
import { earlierRelease, laterRelease, present, type Release } from "./releases.ts";

/**
 * By default this release is exchanged for a later one; `npm run test:long` names a commit in UPGRADE_FROM, which is exchanged
 * for this release.
 */
const earlierCommit = process.env.UPGRADE_FROM;

const name = nameOfClone("exchanged");
const children: ChildProcess[] = [];
const folders: string[] = [];
const urls = {
	ownerUrl: urlOfDatabase(inject("cluster").ownerUrl, name),
	serveUrl: urlOfDatabase(inject("cluster").serveUrl, name),
	adminUrl: urlOfDatabase(inject("cluster").adminUrl, name),
};
let data: string;

beforeAll(async () => {
	data = await newFolder();
	await withClient(inject("cluster").adminUrl, (client) =>
		client.query(`create database ${name} owner stundwerk_owner template template0`),
	);
});

afterAll(async () => {
	for (const child of children) await endServer(child);
	await dropClone(inject("cluster").adminUrl, name);
	for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
	const folder = await throwAwayFolder("stundwerk-release-");
	folders.push(folder);
	return folder;
}

const environment = () => ({
	DATABASE_URL: urls.serveUrl,
	DATABASE_OWNER_URL: urls.ownerUrl,
	STUNDWERK_DATA: data,
});

/** Migrates first, as each start does. */
async function start(release: Release) {
	const child = spawnRelease(release.folder, release.entry, environment());
	children.push(child);
	return untilReady(child);
}

async function loadDemo({ folder }: Release): Promise<void> {
	const script = `const { pino } = await import("pino");
		const { loadDemo } = await import("./database/demo/load-demo.ts");
		await loadDemo(process.env.DATABASE_OWNER_URL, { now: new Date(), log: pino({ level: "silent" }), months: 2 });`;
	const args = ["--input-type=module", "-e", script];
	const { code, output } = await runNode(args, { cwd: folder, env: environment() });
	if (code !== 0) throw new Error(output);
}

async function peopleOf(address: string): Promise<Presser[]> {
	const rows = await ask<{ id: string }>(
		`select a.id from activity a join tenant_directory d using (tenant_id)
		where d.tenant_no = '10001' and a.class_type = 'WORKTIME' and a.is_default`,
	);
	const people: Presser[] = [];
	for (const username of demoUsernames) {
		const browser = new TestBrowser(address);
		const given = { tenantNo: "10001", username, password: demoPassword, persistent: false };
		const { answer } = await browser.call(signIn.login, given);
		expect(answer.userId).toBeDefined();
		people.push({ browser, activityId: rows[0]?.id as string });
	}
	return people;
}

const ask = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
	withClient(urls.adminUrl, async (client) => (await client.query(text, values)).rows);

/** Serves instead of another one, which is asked for nothing more before it ends. */
async function exchange(
	front: Front,
	gone: { readonly address: string; readonly process: ChildProcess },
	come: { readonly address: string },
): Promise<void> {
	front.addresses.push(come.address);
	front.addresses.splice(front.addresses.indexOf(gone.address), 1);
	await expect.poll(() => front.underWay(gone.address), { interval: 5 }).toBe(0);
	await endServer(gone.process);
}

const versionAt = async (address: string) =>
	(await (await fetch(new URL("/healthz", address))).json()).version;

test("two processes are exchanged for a later release one by one, and no booking is refused meanwhile", async () => {
	const [old, next] =
		earlierCommit === undefined
			? [present, laterRelease(await newFolder())]
			: [earlierRelease(await newFolder(), earlierCommit), present];
	const first = await start(old);
	await loadDemo(old);
	const second = await start(old);
	const front = await startFront(0, [first.address, second.address]);
	const crowd = new PressingCrowd();
	const pressing = crowd.press(await peopleOf(front.address));
	await crowd.further(50);
	const known = await migrationsIn();
	// the two of before go on serving while it migrates, and for a while on what it has made
	const third = await start(next);
	expect(await migrationsIn()).toBeGreaterThan(known);
	await crowd.further(50);
	await exchange(front, first, third);
	await crowd.further(50);
	const fourth = await start(next);
	await exchange(front, second, fourth);
	await crowd.further(50);
	crowd.end();
	await pressing;
	expect(crowd.refused).toEqual([]);
	for (const { address } of [third, fourth]) expect(await versionAt(address)).toBe(next.version);
	await expectKept(crowd.made);
	front.close();
	if (earlierCommit !== undefined) await ask(noteAllDays);
	await expectSound();
}, 600_000);

/** What that commit computes of days it still takes for what a later release wants to know; this one leaves them to it. */
const noteAllDays = `insert into day_stale (tenant_id, user_id, from_day, to_day)
	select tenant_id, user_id, min(day), max(day) from day_result group by tenant_id, user_id
	on conflict (tenant_id, user_id, from_day) do update set to_day = excluded.to_day, number = excluded.number`;

const migrationsIn = async () => (await ask("select from schema_migration")).length;

/** Each booking is there once, with its trace, and with an entry where it began or ended one. */
async function expectKept(made: ReadonlyMap<string, string>): Promise<void> {
	const kept = await ask<{ id: string; outcome: string; entries: number; traces: number }>(
		`select b.id, b.outcome,
			(select count(*)::int from time_tracking t where b.id in (t.start_booking_id, t.end_booking_id)) as entries,
			(select count(*)::int from audit_event a where a.entity_id = b.id and a.entity = 'booking') as traces
		from booking b where b.id = any($1)`,
		[[...made.keys()]],
	);
	expect(kept).toHaveLength(made.size);
	for (const { id, outcome, entries, traces } of kept) {
		const applied = outcome === "APPLIED" ? 1 : 0;
		expect([id, outcome, entries, traces]).toEqual([id, made.get(id), applied, 1]);
	}
}

/** Once the days have followed, everything is what its facts come to. */
async function expectSound(): Promise<void> {
	const left = async () => (await ask("select from day_stale")).length;
	await expect.poll(left, { timeout: 120_000, interval: 200 }).toBe(0);
	for (const args of [
		["tools/day-results.ts", "check"],
		["tools/invariants.ts"],
		["tools/audit.ts", "verify"],
	]) {
		const { code, output } = await runNode(args, { cwd: present.folder, env: environment() });

		expect([code, output]).toEqual([0, expect.stringMatching(/ 0 (differences|faults)|unchanged/)]);
	}
}
