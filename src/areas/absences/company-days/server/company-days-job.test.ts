import { expect, test, vi } from "vitest";
import { contract as jobs } from "#areas/settings/jobs/contract.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { createdAtOnce } from "../contract.ts";
import { testShutdown } from "./test-company-days.ts";

const server = useTestServer({}, { background: true });

test("many get theirs by a job, and a job takes all of it back; accounts follow both", async () => {
	const { create, withdraw, hireMany, browser, extra, query, list } = await testShutdown(server());
	const { ward } = extra;
	const people = createdAtOnce + 150;
	await hireMany(ward, people);
	const finished = (jobId: string | null) =>
		vi.waitFor(
			async () => {
				const { answer } = await browser("boss").call(jobs.getJob, { jobId: jobId as string });
				expect(answer.job.progress.status).toBe("FINISHED");
				return answer.protocol.map(({ text }) => text);
			},
			{ timeout: 30_000, interval: 200 },
		);
	const sums = async () =>
		(
			await query(
				`select count(*) filter (where b.state = 'APPROVED')::int as approved,
					(select count(*)::int from absence_day) as days, (select count(*)::int from approval_event) as events,
					(select count(*)::int from audit_event where entity = 'absence') as traces,
					(select sum(days)::float8 from leave_entry where absence_id is not null) as taken from absence b`,
			)
		)[0];
	const { answer } = await create("boss", { unitIds: [ward], to: "2026-07-14" });
	expect(answer).toMatchObject({ people: 0, leftOut: 0 });
	const said = await finished(answer.jobId);
	// Head is in the ward and has no plan
	expect(said).toEqual([
		`${people} Abwesenheiten angelegt`,
		"1 ausgelassen: Arbeitet an diesen Tagen nicht",
	]);
	const each = { approved: people, events: people, traces: people };
	expect(await sums()).toEqual({ ...each, days: people * 2, taken: people * -2 });
	const [day] = await list("boss");
	expect(day).toMatchObject({ people, leftOut: 1, isComplete: true });
	const taken = (await withdraw("boss", answer.id, day?.version)).answer;
	expect(await finished(taken.jobId)).toEqual([`${people} Abwesenheiten zurückgenommen`]);
	const both = { events: people * 2, traces: people * 2 };
	expect(await sums()).toEqual({ approved: 0, days: 0, taken: 0, ...both });
});
