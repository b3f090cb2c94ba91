import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { isAlive } from "./process-identity.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./start-embedded-database.ts";

const silent = { info() {}, warn() {}, error() {} };
/** One durable cluster for all cases: each leaves behind what the next one has to cope with. */
const directory = mkdtempSync(join(tmpdir(), "stundwerk-crashes-"));
const within = { timeout: 15_000, interval: 10 };
const running: EmbeddedDatabase[] = [];
const children: ChildProcess[] = [];

afterEach(async () => {
	for (const database of running.splice(0)) await database.stop();
	for (const child of children.splice(0)) child.kill("SIGKILL");
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

test("a killed database comes back on the same port with everything it acknowledged", async () => {
	const database = await start();
	const changes: string[] = [];
	database.onChange((change) => changes.push(change));
	const killed = database.pid();
	const writer = await openWriter(database.ownerUrl);
	await vi.waitUntil(() => writer.acknowledged() > 100, within);

	process.kill(killed, "SIGKILL");

	await vi.waitUntil(() => changes.includes("up"), within);
	expect(changes).toEqual(["down", "up"]);
	expect(database.pid()).not.toBe(killed);
	expect(await writer.found()).toBeGreaterThanOrEqual(writer.acknowledged());
});

test("a database killed again and again comes back every time", async () => {
	const database = await start();
	for (let round = 1; round <= 3; round++) {
		const up = new Promise((resolve) =>
			database.onChange((change) => change === "up" && resolve(change)),
		);
		process.kill(database.pid(), "SIGKILL");
		await up;
	}
	expect(await ask(database.ownerUrl, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a stop right after the database was killed does not wait for it to come back", async () => {
	const database = await start();
	const changes: string[] = [];
	database.onChange((change) => changes.push(change));
	process.kill(database.pid(), "SIGKILL");
	await database.stop();
	expect(changes).not.toContain("up");
	expect(existsSync(join(directory, "lock.json"))).toBe(false);
	const next = await start();
	expect(await ask(next.ownerUrl, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a killed server leaves a database running; the next start ends it and loses nothing", async () => {
	const child = await startInChild("write");
	await vi.waitUntil(() => child.acknowledged() > 100, within);

	child.process.kill("SIGKILL");
	await child.exited;
	expect(isAlive(child.postgres)).toBe(true);

	const database = await start();
	expect(isAlive(child.postgres)).toBe(false);
	expect(await countNotes(database.ownerUrl)).toBeGreaterThanOrEqual(child.acknowledged());
});

test("server and database killed together: what they left behind does not stop the next start", async () => {
	const child = await startInChild("write");
	await vi.waitUntil(() => child.acknowledged() > 100, within);

	child.process.kill("SIGKILL");
	process.kill(child.postgres, "SIGKILL");
	await child.exited;
	expect(existsSync(join(directory, "cluster", "postmaster.pid"))).toBe(true);

	const database = await start();
	expect(await countNotes(database.ownerUrl)).toBeGreaterThanOrEqual(child.acknowledged());
});

test("a second server is refused while the first one lives, and does not disturb it", async () => {
	const child = await startInChild("wait");
	await expect(start()).rejects.toThrow(`already in use by process ${child.process.pid}`);
	expect(isAlive(child.postgres)).toBe(true);
});

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
	"a server ended by %s takes its database along",
	async (signal) => {
		const child = await startInChild("wait");
		child.process.kill(signal);
		expect(await child.exited).toEqual([null, signal]);
		await expectNothingLeft(child.postgres);
	},
);

test.each(["return", "throw"] as const)(
	"a program that ends by %s without stopping takes its database along",
	async (way) => {
		const child = await startInChild(way);
		expect(await child.exited).toEqual([way === "throw" ? 1 : 0, null]);
		await expectNothingLeft(child.postgres);
	},
);

/** The dead process is gone as soon as its new parent has taken note of it. */
async function expectNothingLeft(postgres: number): Promise<void> {
	await vi.waitUntil(() => !isAlive(postgres), within);
	expect(existsSync(join(directory, "cluster", "postmaster.pid"))).toBe(false);
	expect(existsSync(join(directory, "lock.json"))).toBe(false);
}

async function start(): Promise<EmbeddedDatabase> {
	const database = await startEmbeddedDatabase({ directory, log: silent });
	running.push(database);
	return database;
}

type Manner = "write" | "wait" | "return" | "throw";

/** Another process that starts the database and then does what `manner` says. */
async function startInChild(manner: Manner) {
	const child = spawn(process.execPath, ["--input-type=module", "--eval", childScript(manner)], {
		cwd: import.meta.dirname,
		stdio: ["ignore", "pipe", "ignore"],
	});
	children.push(child);
	// from the first moment: some end as soon as they have said what they have to say
	const exited = once(child, "exit");
	const said = { postgres: 0, acknowledged: 0 };
	createInterface(child.stdout).on("line", (line) => {
		const [what, number] = line.split(" ") as [keyof typeof said, string];
		said[what] = Number(number);
	});
	await vi.waitUntil(() => said.postgres > 0, within);
	return { process: child, exited, postgres: said.postgres, acknowledged: () => said.acknowledged };
}

function childScript(manner: Manner): string {
	const launcher = new URL("./start-embedded-database.ts", import.meta.url);
	return `
		import pg from "pg";
		import { startEmbeddedDatabase } from ${JSON.stringify(launcher.href)};
		const log = { info() {}, warn() {}, error() {} };
		const database = await startEmbeddedDatabase({ directory: ${JSON.stringify(directory)}, log });
		const say = (line) => process.stdout.write(line + "\\n");
		say("postgres " + database.pid());
		const manners = {
			async write() {
				const client = new pg.Client({ connectionString: database.ownerUrl });
				await client.connect();
				await client.query(${JSON.stringify(newTable)});
				for (let id = 1; ; id++) {
					await client.query("insert into note values ($1)", [id]);
					say("acknowledged " + id);
				}
			},
			wait: () => setInterval(() => {}, 1000),
			return() {},
			throw() { throw new Error("on purpose"); },
		};
		await manners.${manner}();`;
}

const newTable = "drop table if exists note; create table note (id int primary key)";

/** Inserts one row after the other until the connection breaks. */
async function openWriter(url: string) {
	await ask(url, newTable);
	const client = new pg.Client({ connectionString: url });
	client.on("error", () => {});
	await client.connect();
	let acknowledged = 0;
	const broken = (async () => {
		while (true) {
			await client.query("insert into note values ($1)", [acknowledged + 1]);
			acknowledged++;
		}
	})().catch(() => {});
	return {
		acknowledged: () => acknowledged,
		found: async () => {
			await broken;
			return countNotes(url);
		},
	};
}

async function countNotes(url: string): Promise<number> {
	const [row] = await ask(url, "select count(*)::int as notes from note");
	return (row as { notes: number }).notes;
}

async function ask(url: string, statement: string): Promise<unknown[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		const answer = await client.query(statement);
		return answer.rows;
	} finally {
		await client.end();
	}
}
