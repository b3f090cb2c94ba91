import { expect, test } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { findFeatures } from "../find-features.ts";
import { mailCrons } from "../mail/mail-crons.ts";
import { runCron } from "./define-cron.ts";
import { defineRetention } from "./define-retention.ts";
import { deleteOldJobs } from "./sql.ts";

const server = useTestServer();

async function tenantWithJobs(...finishedAt: string[]) {
	const { tenantId } = await buildTenant(server().ownerUrl, async () => ({}));
	await withClient(server().adminUrl, (client) =>
		client.query(
			`insert into job (tenant_id, id, kind, status, finished_at)
			select $1, gen_random_uuid(), 'x', 'FINISHED', at from unnest($2::timestamptz[]) at`,
			[tenantId, finishedAt],
		),
	);
	return tenantId;
}

function read(text: string, tenantId: string) {
	return withClient(
		server().adminUrl,
		async (client) => (await client.query(text, [tenantId])).rows,
	);
}

const runs = "select rule, cut_off, rows, at from retention_run where tenant_id = $1 order by rule";
const left = "select finished_at::date::text as day from job where tenant_id = $1";
const forgetting = { rule: "test-jobs", keptForDays: 30, forget: deleteOldJobs };

test("what is past its time goes, tenant by tenant, and each run leaves its proof", async () => {
	server().clock.set("2026-11-21T08:00:00Z");
	const ours = await tenantWithJobs("2026-10-22T07:59Z", "2026-10-22T08:01Z");
	const theirs = await tenantWithJobs("2026-11-01T00:00Z");
	await runCron(server().services, defineRetention(forgetting));
	const proof = {
		rule: "test-jobs",
		cut_off: new Date("2026-10-22T08:00:00Z"),
		at: new Date("2026-11-21T08:00:00Z"),
	};
	expect(await read(runs, ours)).toEqual([{ ...proof, rows: 1 }]);
	expect(await read(runs, theirs)).toEqual([{ ...proof, rows: 0 }]);
	expect(await read(left, ours)).toEqual([{ day: "2026-10-22" }]);
});

test("nothing is forgotten without its proof", async () => {
	server().clock.set("2026-11-21T08:00:00Z");
	const tenantId = await tenantWithJobs("2026-01-01T00:00Z");
	const unprovable = {
		...forgetting,
		forget: async (...given: Parameters<typeof deleteOldJobs>) => {
			await deleteOldJobs(...given);
			return -1;
		},
	};
	await expect(defineRetention(unprovable).run(server().services, tenantId)).rejects.toThrow(
		"retention_run_rows_check",
	);
	expect(await read(left, tenantId)).toEqual([{ day: "2026-01-01" }]);
});

test("every rule of the product may do what it says, as the role that maintains", async () => {
	const tenantId = await tenantWithJobs();
	const features = await findFeatures();
	const crons = [...mailCrons, ...features.flatMap((one) => one.crons ?? [])];
	const rules = crons.filter(({ name }) => name.startsWith("forget-"));
	for (const rule of rules) await rule.run(server().services, tenantId);
	const proved = (await read(runs, tenantId)).map((row) => row.rule);
	expect(proved).toEqual(
		expect.arrayContaining([
			"booking-positions",
			"files",
			"import-runs",
			"jobs",
			"login-events",
			"login-tokens",
			"mails",
			"password-resets",
			"sessions",
			"sso-attempts",
		]),
	);
});
