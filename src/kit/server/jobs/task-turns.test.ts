import { expect, test } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { HeldJobs } from "#kit/testing/held-job.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { enqueueTask } from "./sql.ts";

/** Takes no jobs, so that they can be looked at. */
const server = useTestServer({}, { alone: true });
const jobs = new HeldJobs((_context, end) => end);

async function company() {
	const { tenantId } = await buildTenant(server().ownerUrl, async () => ({}));
	const { services, adminUrl } = server();
	return {
		tenantId,
		queue: (names: readonly string[]) => jobs.queue(services, tenantId, names),
		mail: () =>
			services.database.transaction(tenantId, (tx) =>
				enqueueTask(tx, "mail", tenantId, crypto.randomUUID()),
			),
		/** In the order in which they were queued. */
		turns: () =>
			withClient(adminUrl, async (client) => {
				const { rows } = await client.query(
					"select priority from graphile_worker._private_jobs where payload ->> 'tenantId' = $1 order by id",
					[tenantId],
				);
				return rows.map(({ priority }) => priority);
			}),
	};
}

test("each job stands behind the last of its company, and beside the first of another", async () => {
	const [one, other, late] = [await company(), await company(), await company()];
	await one.queue(["a", "b", "c"]);
	await other.queue(["d", "e"]);
	await one.queue(["f"]);
	await one.mail();
	expect(await one.turns()).toEqual([0, 1, 2, 3, 0]);
	expect(await other.turns()).toEqual([0, 1]);
	await withClient(server().adminUrl, (client) =>
		client.query("delete from graphile_worker._private_jobs where priority < 2"),
	);
	// those whose turn was before are done: nobody is put before who waits
	await late.queue(["g", "h"]);
	expect(await late.turns()).toEqual([2, 3]);
	await withClient(server().adminUrl, (client) =>
		client.query("update graphile_worker._private_jobs set priority = 32000"),
	);
	await late.queue(["i"]);
	expect((await late.turns()).at(-1)).toBe(32000);
});
