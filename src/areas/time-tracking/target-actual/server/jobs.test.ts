import { expect, test } from "vitest";
import type { Database } from "#kit/server/database/database.ts";
import type { JobContext } from "#kit/server/jobs/define-job.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { crons } from "./jobs.ts";
import { recomputeWaitingApart } from "./recompute/recompute-apart.ts";
import { recomputeJob, startRecomputing } from "./recompute/recompute-job.ts";
import { heldAfterReading } from "./recompute/test-stops.ts";
import {
	insertEntry,
	insertHoliday,
	stored,
	type TestCompany,
	testCompany,
} from "./test-company.ts";

const server = useTestServer({}, { alone: true });

async function run(name: string, tenantId: string): Promise<void> {
	const cron = crons.find((one) => one.name === name);
	await cron?.run(server().services, tenantId);
}

/** Runs the job that computes all that waits, and tells the percents that it showed. */
async function runJob(
	company: TestCompany,
	database: Pick<Database, "snapshot" | "transaction"> = server().services.database,
): Promise<number[]> {
	const shown: number[] = [];
	const context = {
		tenantId: company.tenantId,
		language: "de-DE",
		transaction: company.within,
		services: { ...server().services, database },
		progress: async (percent: number) => void shown.push(percent),
		log: async () => {},
	};
	await recomputeJob.run(context as unknown as JobContext, {});
	return shown;
}

test("days of this month and the next are there before anybody asks", async () => {
	const company = await testCompany(server());
	await run("fill-days", company.tenantId);
	const days = await stored(company);
	expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([61, "2026-11-01", "2026-12-31"]);
});

test("days that wait are computed each minute, but while a job is at it", async () => {
	const company = await testCompany(server());
	await run("fill-days", company.tenantId);
	await insertEntry(company, "2026-11-18", "07:00", "15:00");
	const worked = async () => {
		await run("settle-days", company.tenantId);
		const days = await stored(company);
		return days.find((one) => one.day === "2026-11-18")?.worked_min;
	};
	const job = "insert into job (tenant_id, id, kind, description, input)";
	await company.ask(`${job} values ($1, gen_random_uuid(), 'recompute-days', 'Tage', '{}')`, [
		company.tenantId,
	]);
	expect(await worked()).toBe(0);
	await company.ask("delete from job where tenant_id = $1", [company.tenantId]);
	expect(await worked()).toBe(480);
});

test("many days are computed by a job, which shows how far it is", async () => {
	const company = await testCompany(server());
	await company.settle("2026-08-01", "2026-11-30");
	await insertHoliday(company, "2026-10-20", null, 1);
	await company.changed("2026-01-01", "2026-12-31");
	const shown = await runJob(company);
	expect(shown).toEqual([99]);
	const days = await stored(company);
	expect(days.filter(({ flags }) => flags === 4)).toMatchObject([
		{ day: "2026-10-20", balance_min: 0 },
	]);
});

/** Of a database that reads for the job: somebody who had read before writes each time just after it has read. */
function overtakenBy(
	company: TestCompany,
	held: readonly { write(): Promise<unknown> }[] | undefined,
): Pick<Database, "snapshot" | "transaction"> {
	const { database } = server().services;
	const others = [...(held ?? [])];
	return {
		async snapshot(tenantId, work) {
			const read = await database.snapshot(tenantId, work);
			if (held === undefined) await raiseNumber(company);
			else await others.shift()?.write();
			return read;
		},
		transaction: (tenantId, work) => database.transaction(tenantId, work),
	};
}

/** As one who has just written Mia's results does. */
const raiseNumber = ({ ask, tenantId, mia }: TestCompany) =>
	ask("update person_calculation set number = default where tenant_id = $1 and user_id = $2", [
		tenantId,
		mia,
	]);

test("a job that is overtaken by somebody who had read too early does not leave the day waiting", async () => {
	const company = await testCompany(server());
	await company.settle("2026-11-16", "2026-11-20");
	await insertEntry(company, "2026-11-18", "07:00", "10:00");
	const early = await heldAfterReading(server().services.database, (database) =>
		recomputeWaitingApart(database, company.tenantId, [company.mia]),
	);
	await insertEntry(company, "2026-11-18", "11:00", "15:00");
	await runJob(company, overtakenBy(company, [early]));
	expect(await company.waiting()).toEqual([]);
	expect((await stored(company)).find(({ day }) => day === "2026-11-18")?.worked_min).toBe(420);
});

test("a job that is overtaken again and again has the others wait in the end", async () => {
	const company = await testCompany(server());
	await company.settle("2026-11-16", "2026-11-20");
	await insertEntry(company, "2026-11-18", "07:00", "10:00");
	await runJob(company, overtakenBy(company, undefined));
	expect(await company.waiting()).toEqual([]);
});

test("a change that leaves its days to a job keeps it from beginning before the change is seen", async () => {
	const company = await testCompany(server());
	const { tenantId } = company;
	const starter = {
		tenantId,
		now: server().clock.now(),
		language: "de-DE" as const,
		announce() {},
	};
	const jobs = () => company.ask("select from job where tenant_id = $1", [tenantId]);
	const free = "select from job where tenant_id = $1 for update skip locked";
	await company.within((tx) => startRecomputing(tx, starter));
	await company.within(async (tx) => {
		await startRecomputing(tx, starter);
		expect(await company.ask(free, [tenantId])).toEqual([]);
	});
	expect([(await jobs()).length, (await company.ask(free, [tenantId])).length]).toEqual([1, 1]);
	// and one that is just beginning is not relied upon
	await withClient(server().adminUrl, async (client) => {
		await client.query("begin");
		await client.query(free, [tenantId]);
		await company.within((tx) => startRecomputing(tx, starter));
		await client.query("rollback");
	});
	expect(await jobs()).toHaveLength(2);
});

test("notes that nothing is left of are taken off by the next run", async () => {
	const company = await testCompany(server());
	await company.settle("2026-11-16", "2026-11-20");
	await insertHoliday(company, "2026-11-18", null, 1);
	expect(await company.waiting()).toHaveLength(5);
	await company.ask("delete from day_result where tenant_id = $1", [company.tenantId]);
	const notes = () => company.ask("select from day_stale where tenant_id = $1", [company.tenantId]);
	expect(await notes()).not.toEqual([]);
	await run("settle-days", company.tenantId);
	expect(await notes()).toEqual([]);
});
