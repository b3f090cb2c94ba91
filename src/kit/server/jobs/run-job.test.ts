import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { LiveReader } from "#kit/testing/live-reader.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { sessionCookie } from "../http/cookies.ts";
import { serve } from "../http/serve.ts";
import { defineJob, type JobDefinition } from "./define-job.ts";
import { requestCancel } from "./sql.ts";
import { startJob } from "./start-job.ts";
import { releaseDeadWorkers } from "./worker-life.ts";

/** Lets a test decide when a job goes on. */
interface Gate {
	readonly begin?: Promise<void>;
	readonly end: Promise<void>;
}
const gates = new Map<string, Gate>();

const counting = defineJob({
	kind: "test-counting",
	input: z.object({ upTo: z.number() }),
	async run(context, { upTo }) {
		await gates.get(context.jobId)?.begin;
		await context.progress(10);
		await gates.get(context.jobId)?.end;
		for (let step = 1; step <= upTo; step++) await context.checkCanceled();
		await context.log("WARNING", `${upTo} gezählt`);
		await context.log("INFO", "fertig");
	},
});

const broken = defineJob({
	kind: "test-broken",
	input: z.object({}),
	async run() {
		throw new Error("secret detail");
	},
});

const givingUp = defineJob({
	kind: "test-giving-up",
	input: z.object({}),
	async run(context) {
		context.fail("Die Datei ist leer.");
	},
});

const feature = {
	routes: serve({}, {}),
	errors: { "de-DE": {}, "en-EN": {} },
	jobs: [counting, broken, givingUp] as readonly JobDefinition[],
};

const server = useTestServer({}, { background: true, alone: true, features: [feature] });

async function person() {
	const built = await buildTenant(server().ownerUrl, async (tenant) => {
		const anna = await tenant.person({ firstName: "Anna", lastName: "A" });
		return { anna, session: await insertSession(tenant, anna.id) };
	});
	const browser = server().browser();
	browser.cookies.set(sessionCookie, built.session.cookie);
	const live = await LiveReader.open(browser);
	await live.next("connection", ({ state }) => state === "CONNECTED");
	return { ...built, live };
}

type Person = Awaited<ReturnType<typeof person>>;

async function start<Values extends z.ZodMiniType>(
	{ tenantId, anna, session }: Person,
	definition: JobDefinition<Values>,
	input: z.input<Values>,
	gate?: Gate,
): Promise<string> {
	const { database, announcer, clock } = server().services;
	const starter = {
		tenantId,
		now: clock.now(),
		session: { userId: anna.id, sessionId: session.sessionId },
	};
	const told: Parameters<typeof announcer.announce>[1][number][] = [];
	const id = await database.transaction(tenantId, async (tx) => {
		const announce = (one: (typeof told)[number]) => void told.push(one);
		const jobId = await startJob(tx, { ...starter, announce }, definition, input, "Zählung");
		if (gate !== undefined) gates.set(jobId, gate);
		return jobId;
	});
	announcer.announce(tenantId, told);
	return id;
}

/** Rows of a job and its protocol, past row-level security. */
async function stored(id: string) {
	return withClient(server().adminUrl, async (client) => {
		const job = await client.query(
			"select status, progress, description, severity, finished_at is not null as ended from job where id = $1",
			[id],
		);
		const lines = await client.query(
			"select line, severity, text from job_protocol where job_id = $1 order by line",
			[id],
		);
		return { ...job.rows[0], protocol: lines.rows };
	});
}

function ended(live: LiveReader, status: string) {
	return live.next("jobUpdate", ({ job }) => "progress" in job && job.progress.status === status);
}

test("a job runs, tells its owner how far it is, and leaves a protocol", async () => {
	const who = await person();
	const [first, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const id = await start(who, counting, { upTo: 3 }, { begin: first.promise, end: gate.promise });
	await ended(who.live, "IN_PROGRESS");
	first.resolve();
	expect(await who.live.next("jobProgress")).toEqual({ kind: "jobProgress", id, progress: 10 });
	gate.resolve();
	const last = await ended(who.live, "FINISHED");
	expect(last.job).toMatchObject({
		jobId: id,
		description: "Zählung",
		protocolSeverity: "WARNING",
		progress: { status: "FINISHED", progress: 100 },
		startedAt: server().clock.now().toISOString(),
	});
	expect(await stored(id)).toMatchObject({
		ended: true,
		protocol: [
			{ line: 1, severity: "WARNING", text: "3 gezählt" },
			{ line: 2, severity: "INFO", text: "fertig" },
		],
	});
});

test("a job that is canceled ends as canceled, with its own description again", async () => {
	const who = await person();
	const [first, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const id = await start(who, counting, { upTo: 3 }, { begin: first.promise, end: gate.promise });
	await ended(who.live, "IN_PROGRESS");
	first.resolve();
	// a job that still shows how far it is would end by that already
	await who.live.next("jobProgress");
	await server().services.database.transaction(who.tenantId, (tx) =>
		requestCancel(tx, who.tenantId, who.anna.id, id, "wird abgebrochen"),
	);
	expect(await stored(id)).toMatchObject({ description: "wird abgebrochen" });
	gate.resolve();
	await ended(who.live, "CANCELED");
	expect(await stored(id)).toMatchObject({
		status: "CANCELED",
		description: "Zählung",
		protocol: [],
	});
});

test("an unexpected failure is told without its details", async () => {
	const who = await person();
	const id = await start(who, broken, {});
	await ended(who.live, "FAILED");
	const job = await stored(id);
	expect(job).toMatchObject({ status: "FAILED", severity: "ERROR" });
	expect(job.protocol[0].text).toContain(id);
	expect(job.protocol[0].text).not.toContain("secret");
});

test("a job that gives up says why", async () => {
	const who = await person();
	const id = await start(who, givingUp, {});
	await ended(who.live, "FAILED");
	expect((await stored(id)).protocol).toEqual([
		{ line: 1, severity: "ERROR", text: "Die Datei ist leer." },
	]);
});

test("a task taken up by a worker that died is taken over at once", async () => {
	const who = await person();
	const gate = Promise.withResolvers<void>();
	const id = await start(who, counting, { upTo: 1 }, { end: gate.promise });
	gate.resolve();
	await ended(who.live, "FINISHED");
	await withClient(server().adminUrl, async (client) => {
		await client.query("update job set status = 'IN_PROGRESS', finished_at = null where id = $1", [
			id,
		]);
		const { rows } = await client.query(
			"select id from graphile_worker.add_job('job', json_build_object('tenantId', $1::uuid, 'subjectId', $2::uuid), run_at => now() + interval '1 day')",
			[who.tenantId, id],
		);
		await client.query(
			"update graphile_worker._private_jobs set run_at = now(), locked_at = now() - interval '10 seconds', locked_by = 'worker-dead' where id = $1",
			[rows[0].id],
		);
	});
	await vi.waitFor(async () => expect((await stored(id)).status).toBe("FINISHED"), {
		timeout: 10_000,
	});
});

test("a task of a worker that lives is left to it, however long it takes", async () => {
	const who = await person();
	const gate = Promise.withResolvers<void>();
	const id = await start(who, counting, { upTo: 1 }, { end: gate.promise });
	await ended(who.live, "IN_PROGRESS");
	const { rowCount } = await withClient(server().adminUrl, (client) =>
		client.query(
			"update graphile_worker._private_jobs set locked_at = now() - interval '10 seconds' where locked_at is not null",
		),
	);
	expect(rowCount).toBe(1);
	expect(await releaseDeadWorkers(server().services.maintenance.pool)).toEqual([]);
	gate.resolve();
	await ended(who.live, "FINISHED");
	expect(await stored(id)).toMatchObject({ status: "FINISHED" });
});

test("jobs go on after the database has dropped all their connections", async () => {
	const who = await person();
	await withClient(server().adminUrl, (client) =>
		client.query(
			"select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stundwerk jobs' and datname = current_database()",
		),
	);
	const id = await start(who, counting, { upTo: 1 });
	await vi.waitFor(async () => expect((await stored(id)).status).toBe("FINISHED"), {
		timeout: 15_000,
	});
	const gate = Promise.withResolvers<void>();
	await start(who, counting, { upTo: 1 }, { end: gate.promise });
	await ended(who.live, "IN_PROGRESS");
	// the sign of life is there again, so the running task is nobody's prey
	await vi.waitFor(async () => {
		const { rows } = await withClient(server().adminUrl, (client) =>
			client.query(
				"select from pg_locks l join pg_stat_activity a on a.pid = l.pid where l.locktype = 'advisory' and a.application_name = 'stundwerk jobs' and a.datname = current_database()",
			),
		);
		expect(rows.length).toBeGreaterThan(0);
	});
	gate.resolve();
});
