import { expect, test } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { HeldJobs } from "#kit/testing/held-job.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { configuredJobs } from "./configured-jobs.ts";

const jobs = new HeldJobs((_context, end) => end);
const server = useTestServer({}, { background: true, alone: true, features: [jobs.feature] });

const many = (name: string) => Array.from({ length: 50 }, (_, n) => `${name} ${n}`);

/** Queues so many jobs of a company of their own. */
async function queue(names: readonly string[]): Promise<string> {
	const { tenantId } = await buildTenant(server().ownerUrl, async () => ({}));
	await jobs.queue(server().services, tenantId, names);
	return tenantId;
}

/** Ends all of it, and waits until nothing is left for the next test. */
async function finish(names: readonly string[]): Promise<void> {
	jobs.endAll(names);
	await expect
		.poll(
			() =>
				withClient(
					server().adminUrl,
					async (client) =>
						(await client.query("select from graphile_worker._private_jobs")).rows.length,
				),
			{ timeout: 15_000 },
		)
		.toBe(0);
	jobs.begun.length = 0;
}

test("who queues fifty jobs has two of them at work; another one's begins at once", async () => {
	const [ours, theirs] = [many("ours"), ["theirs"]];
	await queue(ours);
	await jobs.haveBegun(2);
	await queue(theirs);
	await jobs.haveBegun(3);
	// two workers take one each: which of them says first that it has begun is chance
	expect(jobs.begun.toSorted()).toEqual(["ours 0", "ours 1", "theirs"]);
	jobs.end("ours 0");
	await jobs.haveBegun(4);
	expect(jobs.begun.at(-1)).toBe("ours 2");
	await finish([...ours, ...theirs]);
});

test("where all workers are taken, who comes last waits for a turn and not for all that was queued before", async () => {
	const names = ["a", "b", "c"].flatMap((name) => many(name));
	for (const name of ["a", "b", "c"]) await queue(many(name));
	await jobs.haveBegun(5);
	await queue(["late"]);
	let begun = 5;
	while (!jobs.begun.includes("late")) {
		jobs.end(jobs.begun[begun - 5] as string);
		await jobs.haveBegun(++begun);
	}
	// each of the others once more at most
	expect(begun).toBeLessThanOrEqual(5 + 4);
	await finish([...names, "late"]);
});

test("the operator gives other numbers", () => {
	expect(configuredJobs({ JOBS_AT_ONCE: "8", JOBS_PER_TENANT: "" })).toEqual({
		atOnce: 8,
		ofTenant: 2,
	});
	for (const odd of ["0", "100", "all"])
		expect(() => configuredJobs({ JOBS_PER_TENANT: odd })).toThrow("JOBS_PER_TENANT must be");
});
