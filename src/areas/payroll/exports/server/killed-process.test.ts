import { expect, test } from "vitest";
import { checkedCrowd } from "#areas/payroll/payrolls/server/test-crowd.ts";
import { contract as jobs } from "#areas/settings/jobs/contract.ts";
import { closedTogether } from "#areas/time-tracking/month-close/server/public.ts";
import { startKillableServer } from "#kit/testing/killable-server.ts";
import { TestBrowser } from "#kit/testing/test-browser.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { exportOffice, month } from "./test-exports.ts";

const server = useTestServer();
type Office = Awaited<ReturnType<typeof exportOffice>>;
type Crowd = Awaited<ReturnType<typeof checkedCrowd>>;

/** What others hold meanwhile, so that who needs it waits. */
function holding<T>(statement: string, values: unknown[], work: () => Promise<T>): Promise<T> {
	return withClient(server().adminUrl, async (client) => {
		await client.query("begin");
		await client.query(statement, values);
		return work();
	});
}

async function waitingStatements(): Promise<number> {
	return withClient(server().adminUrl, async (client) => {
		const { rowCount } = await client.query(
			"select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
		);
		return rowCount ?? 0;
	});
}

const ofPerson = "select from app_user where id = $1 for update";
const ofFiles = "lock table payroll_export_line in exclusive mode";

/** A further process closes the crowd and makes the file of the month; once it has closed the first and the third part of the crowd, it is killed. */
async function dieInBetween({ preview, configId, paula }: Office, crowd: Crowd): Promise<string> {
	const sha256 = (await preview()).sha256 as string;
	const killed = await startKillableServer(server(), "product");
	const there = new TestBrowser(killed.address);
	for (const [name, value] of paula.cookies) there.cookies.set(name, value);
	return holding(ofFiles, [], () =>
		holding(ofPerson, [crowd.userIds[closedTogether]], async () => {
			const jobId = await crowd.close();
			const made = there.call(contract.createPayrollExport, { configId, month, sha256 });
			const cutOff = expect(made).rejects.toThrow();
			await expect.poll(waitingStatements, { timeout: 30_000 }).toBe(2);
			await closedParts(crowd, 2);
			await killed.kill();
			await cutOff;
			return jobId;
		}),
	);
}

/** While one part waits, another is closed beside it, and no further one is begun. */
async function closedParts(crowd: Crowd, parts: number) {
	const closed = async () => (await crowd.period()).closed;
	await expect.poll(closed, { timeout: 30_000 }).toBe(parts * closedTogether);
}

/** Begun again, the job is ended by its owner while it is at the second part of the crowd, and has closed the fourth. */
async function endAtOnce({ paula, runJob }: Office, crowd: Crowd, jobId: string) {
	const going = await holding(ofPerson, [crowd.userIds[closedTogether]], async () => {
		const running = runJob(jobId);
		await expect.poll(waitingStatements).toBe(1);
		await closedParts(crowd, 3);
		await paula.call(jobs.deleteJob, { jobId });
		return { running };
	});
	await going.running;
}

test("a process dies while it closes a month and makes a file: neither is half done, and both are done afterwards", async () => {
	const office = await exportOffice(server());
	const { ask, make, list, states, runJob, map } = office;
	await map("1000");
	const crowd = await checkedCrowd(office, "2026-09", 5 * closedTogether + 1);
	const jobId = await dieInBetween(office, crowd);
	const job = async () => (await ask("select status, progress from job where id = $1", [jobId]))[0];
	expect(await job()).toEqual({ status: "IN_PROGRESS", progress: 19 });
	expect(await crowd.period()).toMatchObject({ state: "CHECKED", closed: 2 * closedTogether });
	expect([await list(), await states()]).toEqual([[], ["CLOSED"]]);
	expect(await ask("select from file")).toEqual([]);
	await endAtOnce(office, crowd, jobId);
	expect(await job()).toEqual({ status: "CANCELED", progress: 32 });
	expect(await crowd.period()).toMatchObject({ state: "CHECKED", closed: 4 * closedTogether });
	expect(await runJob(await crowd.close())).toEqual(["INFO 51 Mitarbeiter abgeschlossen."]);
	expect(await crowd.period()).toMatchObject({ state: "CLOSED" });
	expect((await make()).status).toBe(200);
	expect([(await list()).length, await states()]).toEqual([1, ["EXPORTED"]]);
}, 60_000);
