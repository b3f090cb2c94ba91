import { expect, test, vi } from "vitest";
import { contract as jobs } from "#areas/settings/jobs/contract.ts";
import type { JobStatus } from "#kit/contract/jobs.ts";
import { LiveReader } from "#kit/testing/live-reader.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { createdAtOnce } from "../contract.ts";
import { together } from "./plan-company-day.ts";
import { testShutdown } from "./test-company-days.ts";

const server = useTestServer({}, { background: true });

const patient = { timeout: 30_000, interval: 200 };

/** What a job says at its end. */
const ended =
	(browser: TestBrowser) =>
	(jobId: string | null, how: JobStatus = "FINISHED") =>
		vi.waitFor(async () => {
			const { answer } = await browser.call(jobs.getJob, { jobId: jobId as string });
			expect(answer.job.progress.status).toBe(how);
			return answer.protocol.map(({ text }) => text);
		}, patient);

type Shutdown = Awaited<ReturnType<typeof testShutdown>>;

/** How many absences count, who has got hers, and what follows from that: days, history, traces, leave that is taken. */
const summed =
	({ query, tenantId }: Pick<Shutdown, "query" | "tenantId">) =>
	async () => {
		const [sums] = await query<Record<string, number>>(
			`select (select count(*)::int from absence where tenant_id = $1 and state = 'APPROVED') as approved,
				(select count(*)::int from company_day_person where tenant_id = $1 and left_out is null) as hers,
				(select count(*)::int from absence_day where tenant_id = $1) as days,
				(select count(*)::int from approval_event where tenant_id = $1) as events,
				(select count(*)::int from audit_event where tenant_id = $1 and entity = 'absence') as traces,
				(select (-coalesce(sum(days), 0))::float8 from leave_entry where tenant_id = $1 and absence_id is not null) as taken`,
			[tenantId],
		);
		return sums as Record<string, number>;
	};

test("many get theirs by a job, and a job takes all of it back; accounts follow both, and screens hear of it", async () => {
	const made = await testShutdown(server());
	const { create, withdraw, hireMany, browser, extra, list, lena, worker } = made;
	const { ward } = extra;
	const people = createdAtOnce + 150;
	await hireMany(ward, people - 1);
	const live = await LiveReader.open(worker("lena").browser);
	await live.next("connection", ({ state }) => state === "CONNECTED");
	const heard = () =>
		live.next("change", ({ topic, userId }) => topic === "ABSENCES" && userId === lena);
	const finished = ended(browser("boss"));
	const sums = summed(made);
	const { answer } = await create("boss", { unitIds: [ward], userIds: [lena], to: "2026-07-14" });
	expect(answer).toMatchObject({ people: 0, leftOut: 0 });
	const said = await finished(answer.jobId);
	await heard();
	// Head is in the ward and has no plan
	expect(said).toEqual([
		`${people} Abwesenheiten angelegt`,
		"1 ausgelassen: Arbeitet an diesen Tagen nicht",
	]);
	const each = { approved: people, hers: people, events: people, traces: people };
	expect(await sums()).toEqual({ ...each, days: people * 2, taken: people * 2 });
	const [day] = await list("boss");
	expect(day).toMatchObject({ people, leftOut: 1, isComplete: true });
	const taken = (await withdraw("boss", answer.id, day?.version)).answer;
	expect(await finished(taken.jobId)).toEqual([`${people} Abwesenheiten zurückgenommen`]);
	await heard();
	live.close();
	const both = { events: people * 2, traces: people * 2, hers: people };
	expect(await sums()).toEqual({ approved: 0, days: 0, taken: 0, ...both });
});

/** Has a job made while somebody of its first part is held by another transaction, and ends it in the middle of that. */
function endedMidway({ create, browser, extra, query, tenantId }: Shutdown) {
	return withClient(server().adminUrl, async (client) => {
		await client.query("begin");
		await client.query(
			"select id from app_user where tenant_id = $1 and unit_id = $2 order by id offset 9 limit 1 for update",
			[tenantId, extra.ward],
		);
		const { answer } = await create("boss", { unitIds: [extra.ward] });
		await vi.waitFor(async () => {
			const waiting = await query(
				"select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
			);
			expect(waiting).not.toEqual([]);
		}, patient);
		await browser("boss").call(jobs.deleteJob, { jobId: answer.jobId as string });
		await client.query("commit");
		return answer;
	});
}

test("ended midway, everybody has hers as a whole or not at all, newcomers get nothing, and it can be taken back", async () => {
	const made = await testShutdown(server());
	const { withdraw, hireMany, browser, extra, list, giveNewcomers } = made;
	await hireMany(extra.ward, together + 5);
	const finished = ended(browser("boss"));
	const sums = summed(made);
	const { id, jobId } = await endedMidway(made);
	await finished(jobId, "CANCELED");
	const half = await sums();
	const { approved = 0 } = half;
	// one part, in which Head, who has no plan, may be
	expect([together, together - 1]).toContain(approved);
	const alike = { approved, hers: approved, days: approved, events: approved, traces: approved };
	expect(half).toEqual({ ...alike, taken: approved });
	await giveNewcomers();
	expect(await sums()).toEqual(half);
	const day = (await list("boss")).find((one) => one.id === id);
	expect(day).toMatchObject({ people: approved, isComplete: false });
	await finished((await withdraw("boss", id, day?.version)).answer.jobId);
	expect(await sums()).toMatchObject({ approved: 0, days: 0, taken: 0, hers: approved });
});
