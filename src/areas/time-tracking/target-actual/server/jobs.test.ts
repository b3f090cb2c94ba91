import { expect, test } from "vitest";
import type { JobContext } from "#kit/server/jobs/define-job.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { crons } from "./jobs.ts";
import { recomputeJob } from "./recompute/recompute-job.ts";
import { insertEntry, insertHoliday, stored, testCompany } from "./test-company.ts";

const server = useTestServer({}, { alone: true });

async function run(name: string, tenantId: string): Promise<void> {
	const cron = crons.find((one) => one.name === name);
	await cron?.run(server().services, tenantId);
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
	const shown: number[] = [];
	const context = {
		tenantId: company.tenantId,
		language: "de-DE",
		transaction: company.within,
		services: server().services,
		progress: async (percent: number) => void shown.push(percent),
		log: async () => {},
	};
	await recomputeJob.run(context as unknown as JobContext, {});
	expect(shown).toEqual([99]);
	const days = await stored(company);
	expect(days.filter(({ flags }) => flags === 4)).toMatchObject([
		{ day: "2026-10-20", balance_min: 0 },
	]);
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
