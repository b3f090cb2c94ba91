import { expect, test } from "vitest";
import { contract as settings } from "#areas/settings/global/contract.ts";
import { contract as holidays } from "#areas/settings/holidays/contract.ts";
import { contract as jobs } from "#areas/settings/jobs/contract.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { companyToPreview, type PreviewCompany } from "./test-previews.ts";

const server = useTestServer({}, { background: true });

const jobsOf = async ({ browser }: PreviewCompany) =>
	(await browser.call(jobs.listJobs, {})).answer.jobs;

async function waitingDays({ ask, tenantId }: PreviewCompany): Promise<number> {
	const [found] = await ask<{ days: number }>(
		"select count(*)::int as days from day_stale where tenant_id = $1",
		[tenantId],
	);
	return found?.days ?? 0;
}

test("a holiday for a few is reckoned with the change", async () => {
	const company = await companyToPreview(server());
	const holiday = { date: "2026-11-11", name: "Stadtfest", factor: 1, kind: "PUBLIC" } as const;
	await company.browser.call(holidays.createHoliday, { ...holiday, siteId: null });
	expect(await waitingDays(company)).toBe(0);
	expect(await jobsOf(company)).toEqual([]);
});

test("a setting for many starts a job of the person who changed it, which tells how many days they were", async () => {
	const company = await companyToPreview(server(), undefined, ["Ben", "Cem", "Dua", "Eda", "Fee"]);
	await company.browser.call(settings.putSettingGroup, {
		...{ key: "timetracking.balanceMode", scope: "GLOBAL", basedOn: null },
		value: { mode: "BUILDUP_ONLY" },
	});
	const [job] = await jobsOf(company);
	expect(job?.description).toBe("Tagesergebnisse werden neu berechnet");
	const jobId = job?.jobId as string;
	const state = async () => (await company.browser.call(jobs.getJob, { jobId })).answer;
	const status = async () => (await state()).job.progress.status;
	await expect.poll(status, { timeout: 15_000 }).toBe("FINISHED");
	expect(await waitingDays(company)).toBe(0);
	expect((await state()).protocol.map(({ text }) => text)).toEqual([
		expect.stringMatching(/^84 Tage von 7 Personen/),
	]);
});
