import { expect, test } from "vitest";
import { getSession } from "#kit/contract/session.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { HeldJobs } from "#kit/testing/held-job.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { testOffice } from "./test-office.ts";

/** Each with as many connections to the database as jobs have. */
const jobs = new HeldJobs((context, end) =>
	Promise.all([context.transaction(() => end), context.transaction(() => end)]),
);
const server = useTestServer({}, { background: true, features: [jobs.feature] });

test("bookings and reads are answered while jobs of others hold every connection that jobs have", async () => {
	const { services, clock } = server();
	clock.set("2026-11-21T08:00:00Z");
	const built = await testOffice(server(), { lena: {} }, async () => ({}));
	const lena = built.worker("lena");
	const names: string[] = [];
	for (const company of ["a", "b", "c"]) {
		const { tenantId } = await buildTenant(server().ownerUrl, async () => ({}));
		const own = Array.from({ length: 50 }, (_, n) => `${company} ${n}`);
		await jobs.queue(services, tenantId, own);
		names.push(...own);
	}
	await jobs.haveBegun(services.config.jobs.atOnce);
	// all that serves, at once
	const came = Array.from({ length: 20 }, () =>
		lena.book({ action: "START", activityId: built.activities.work }),
	);
	for (const { status } of await Promise.all(came)) expect(status).toBe(200);
	expect((await lena.browser.call(getSession, {})).status).toBe(200);
	expect(jobs.begun).toHaveLength(services.config.jobs.atOnce);
	jobs.endAll(names);
	await jobs.haveBegun(names.length);
});
