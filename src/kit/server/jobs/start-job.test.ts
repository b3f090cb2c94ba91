import { expect, test } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { slowJob } from "#kit/testing/slow-job.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { startJob } from "./start-job.ts";

const server = useTestServer({}, { alone: true });

test("the job and its task exist after commit, or neither does", async () => {
	const { services, clock, ownerUrl, adminUrl } = server();
	const { tenantId } = await buildTenant(ownerUrl, async () => ({}));
	const start = (description: string, fails: boolean) =>
		services.database.transaction(tenantId, async (tx) => {
			const starter = { tenantId, now: clock.now(), announce: () => {} };
			await startJob(tx, starter, slowJob, {}, description);
			if (fails) throw new Error("rolled back");
		});
	await expect(start("nie", true)).rejects.toThrow("rolled back");
	await start("doch", false);
	await withClient(adminUrl, async (client) => {
		const jobs = await client.query(
			"select id, description, status from job where tenant_id = $1",
			[tenantId],
		);
		expect(jobs.rows).toMatchObject([{ description: "doch", status: "CREATED" }]);
		const tasks = await client.query("select payload from graphile_worker._private_jobs");
		expect(tasks.rows).toEqual([{ payload: { tenantId, subjectId: jobs.rows[0].id } }]);
	});
});

test("nobody queues work for another tenant", async () => {
	const { services, clock, ownerUrl } = server();
	const ours = await buildTenant(ownerUrl, async () => ({}));
	const theirs = await buildTenant(ownerUrl, async () => ({}));
	const starter = { tenantId: theirs.tenantId, now: clock.now(), announce: () => {} };
	await expect(
		services.database.transaction(ours.tenantId, (tx) =>
			startJob(tx, starter, slowJob, {}, "fremd"),
		),
	).rejects.toThrow("row-level security");
});
