import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { newId } from "#kit/contract/new-id.ts";
import { serve } from "#kit/server/http/serve.ts";
import { runCron } from "#kit/server/jobs/define-cron.ts";
import { defineJob } from "#kit/server/jobs/define-job.ts";
import { startJob } from "#kit/server/jobs/start-job.ts";
import { LiveReader } from "#kit/testing/live-reader.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { twoPeople } from "#kit/testing/two-people.ts";
import { contract } from "../contract.ts";
import { crons } from "./jobs.ts";
import { routes } from "./routes.ts";

/** Runs until it is canceled. */
const endless = defineJob({
	kind: "test-endless",
	input: z.object({}),
	async run(context) {
		await context.log("WARNING", "Eine Zeile fehlt.");
		while (!context.signal.aborted) await context.checkCanceled();
	},
});

const brief = defineJob({
	kind: "test-brief",
	input: z.object({}),
	async run(context) {
		await context.log("INFO", "Fertig.");
	},
});

const server = useTestServer(
	{},
	{
		background: true,
		alone: true,
		features: [
			{ routes, errors: { "de-DE": {}, "en-EN": {} }, crons },
			{ routes: serve({}, {}), errors: { "de-DE": {}, "en-EN": {} }, jobs: [endless, brief] },
		],
	},
);

const people = () => twoPeople(server());

function start(tenantId: string, userId: string, kind: typeof endless): Promise<string> {
	const { database, clock } = server().services;
	const announce = () => {};
	return database.transaction(tenantId, (tx) =>
		startJob(
			tx,
			{ tenantId, now: clock.now(), session: { userId }, announce },
			kind,
			{},
			"Monatsabschluss",
		),
	);
}

async function becomes(browser: TestBrowser, status: string) {
	return vi.waitFor(async () => {
		const { jobs } = (await browser.call(contract.listJobs, {})).answer;
		expect(jobs[0]?.progress.status).toBe(status);
		return jobs[0];
	});
}

test("a job is listed for its owner alone, and canceled in the words of the specification", async () => {
	const { annas, bens, anna, tenantId } = await people();
	const jobId = await start(tenantId, anna.id, endless);
	expect(await becomes(annas, "IN_PROGRESS")).toEqual({
		jobId,
		startedAt: "2026-11-21T08:15:00.000Z",
		progress: { status: "IN_PROGRESS", progress: 0 },
		protocolSeverity: expect.toBeOneOf(["WARNING", null]),
		description: "Monatsabschluss",
		resultFileId: null,
	});
	expect((await bens.call(contract.listJobs, {})).answer.jobs).toEqual([]);
	expect((await bens.call(contract.getJob, { jobId })).status).toBe(404);
	expect((await bens.call(contract.deleteJob, { jobId })).status).toBe(404);

	const live = await LiveReader.open(annas);
	await live.next("connection", ({ state }) => state === "CONNECTED");
	expect((await annas.call(contract.deleteJob, { jobId })).status).toBe(200);
	await live.next("jobUpdate");
	await becomes(annas, "CANCELED");
	const { answer } = await annas.call(contract.getJob, { jobId });
	expect(answer.finishedAt).toBe("2026-11-21T08:15:00.000Z");
	expect(answer.protocol).toEqual([
		{
			line: 1,
			at: expect.stringContaining("2026-11-21T08:15:00"),
			severity: "WARNING",
			text: "Eine Zeile fehlt.",
		},
	]);

	expect((await annas.call(contract.deleteJob, { jobId })).status).toBe(200);
	expect(await live.next("jobUpdate", ({ updateState }) => updateState === "Delete")).toEqual({
		kind: "jobUpdate",
		updateState: "Delete",
		job: { jobId },
	});
	expect((await annas.call(contract.getJob, { jobId })).status).toBe(404);
	expect((await annas.call(contract.deleteJob, { jobId })).status).toBe(404);
});

test("while a job is being canceled its description says so", async () => {
	const { annas, anna, tenantId } = await people();
	const { database } = server().services;
	const jobId = newId(server().clock.now().getTime());
	// a job that no worker has taken up yet
	await database.transaction(tenantId, (tx) =>
		tx
			.insertInto("job")
			.values({
				tenant_id: tenantId,
				id: jobId,
				owner_id: anna.id,
				kind: "test-brief",
				description: "Export",
			})
			.execute(),
	);
	await annas.call(contract.deleteJob, { jobId });
	const [job] = (await annas.call(contract.listJobs, {})).answer.jobs;
	expect(job).toMatchObject({
		description: "Die Aufgabe wird abgebrochen...",
		progress: { status: "CREATED" },
	});
});

test("jobs that ended are kept for 30 days", async () => {
	const { annas, anna, tenantId } = await people();
	await start(tenantId, anna.id, brief);
	await becomes(annas, "FINISHED");
	const { services, clock } = server();
	// people stay signed in for 12 hours, so the look is the database's
	const count = () =>
		services.database.transaction(tenantId, (tx) =>
			tx.selectFrom("job").select("id").where("tenant_id", "=", tenantId).execute(),
		);
	clock.advance({ days: 29 });
	for (const cron of crons) await runCron(services, cron);
	expect(await count()).toHaveLength(1);
	clock.advance({ days: 2 });
	for (const cron of crons) await runCron(services, cron);
	expect(await count()).toHaveLength(0);
	clock.advance({ days: -31 });
});
