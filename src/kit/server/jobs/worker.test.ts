import { expect, test, vi } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { startKillableServer } from "#kit/testing/killable-server.ts";
import { slowFeature, slowJob } from "#kit/testing/slow-job.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { startServer } from "../start-server.ts";
import { cronPattern } from "./define-cron.ts";
import { startJob } from "./start-job.ts";

/** Takes no jobs itself: the processes that a test starts and kills do. */
const server = useTestServer({}, { alone: true });

test("a job survives kill -9 of its server and goes on in the next one", async () => {
	const { services, clock, serveUrl, ownerUrl } = server();
	const { tenantId } = await buildTenant(ownerUrl, async () => ({}));
	const killed = await startKillableServer(server(), "slow");
	const jobId = await services.database.transaction(tenantId, (tx) =>
		startJob(tx, { tenantId, now: clock.now(), announce: () => {} }, slowJob, {}, "lang"),
	);
	await becomes(jobId, { status: "IN_PROGRESS", progress: 30 });
	await killed.kill();
	const next = await startServer({
		config: services.config,
		clock,
		urls: { serveUrl, ownerUrl, switchToApp: false },
		features: [slowFeature],
	});
	await becomes(jobId, { status: "FINISHED", progress: 100, protocol: ["Anfang", "weiter"] });
	await next.close();
});

test("a server that ends in good order leaves the job to the next one", async () => {
	const { services, clock, serveUrl, ownerUrl } = server();
	const { tenantId } = await buildTenant(ownerUrl, async () => ({}));
	const options = {
		config: services.config,
		clock,
		urls: { serveUrl, ownerUrl, switchToApp: false },
		features: [slowFeature],
	};
	const first = await startServer(options);
	const jobId = await services.database.transaction(tenantId, (tx) =>
		startJob(tx, { tenantId, now: clock.now(), announce: () => {} }, slowJob, {}, "lang"),
	);
	await becomes(jobId, { status: "IN_PROGRESS", progress: 30 });
	await first.close();
	const second = await startServer(options);
	await becomes(jobId, { status: "FINISHED" });
	const ready = await fetch(`${second.address}/readyz`);
	expect(await ready.json()).toEqual({
		status: "ok",
		checks: { database: "ok", migrations: "ok", partitions: "ok", jobs: "ok" },
	});
	await second.close();
});

test("rhythms become crontab patterns; odd ones are refused", () => {
	expect([1, 5, 15, 30, 60, 120, 360, 1440].map(cronPattern)).toEqual([
		"* * * * *",
		"*/5 * * * *",
		"*/15 * * * *",
		"*/30 * * * *",
		"0 * * * *",
		"0 */2 * * *",
		"0 */6 * * *",
		"10 2 * * *",
	]);
	for (const odd of [0, 7, 45, 300, 10_000]) {
		expect(() => cronPattern(odd)).toThrow("No even rhythm");
	}
});

function becomes(jobId: string, wanted: object): Promise<void> {
	return vi.waitFor(
		async () => {
			const { rows } = await withClient(server().adminUrl, (client) =>
				client.query(
					`select status, progress, array(select p.text from job_protocol p where p.job_id = job.id order by p.line) as protocol
					from job where id = $1`,
					[jobId],
				),
			);
			expect(rows[0]).toMatchObject(wanted);
		},
		{ timeout: 15_000, interval: 100 },
	);
}
