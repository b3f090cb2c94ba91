import { expect, test, vi } from "vitest";
import { contract as jobs } from "#areas/settings/jobs/contract.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { madeAtOnce } from "../contract/run.ts";
import { testCrew } from "./test-crew.ts";

const server = useTestServer({}, { background: true });

const patient = { timeout: 30_000, interval: 200 };

test("more than can be made at once is made, and taken back, by a job; meanwhile it is busy", async () => {
	const { as, ids, create, apply, takeBack, runs, item, query } = await testCrew(server());
	const said = (jobId: string | null) =>
		vi.waitFor(async () => {
			const { answer } = await as("Petra").call(jobs.getJob, { jobId: jobId as string });
			expect(answer.job.progress.status).toBe("FINISHED");
			return answer.protocol.map(({ text }) => text);
		}, patient);
	const days = 366;
	const people = ["Mia", "Max", "Leo"].map((name) => ({ userId: ids[name] as string }));
	expect(days * people.length).toBeGreaterThan(madeAtOnce);
	// days off break no law
	const id = await create([[item("free", 360, 720)]]);
	const { answer } = await apply("Petra", id, { people, to: "2027-07-06" });
	expect(answer).toMatchObject({ made: 0, opened: 0 });
	expect(await said(answer.jobId)).toEqual(["1098 Dienste angelegt"]);
	const [run] = await runs("Petra", id);
	expect(run).toMatchObject({ people: 3, made: 1098, left: 1098, isBusy: false });
	const taken = (await takeBack("Petra", answer.runId)).answer;
	expect(taken).toMatchObject({ deleted: 0, kept: 0 });
	expect(await said(taken.jobId)).toEqual(["1098 Dienste zurückgenommen"]);
	const [left] = await query<{ count: number }>(
		"select count(*)::int as count from shift where tenant_id = $1 and deleted_at is null",
	);
	expect(left?.count).toBe(0);
});
