import { expect, test } from "vitest";
import { contract as jobs } from "#areas/settings/jobs/contract.ts";
import { contract as rules } from "#areas/time-tracking/time-rules/contract.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { personWith } from "#kit/testing/open-office.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { insertEntry, insertRule, stored, testCompany } from "../test-company.ts";

const server = useTestServer({}, { background: true });

/** Mia worked nine hours without a pause on 18 November, and a rule takes half an hour off once it is switched on. */
async function companyWithRule() {
	let cookie = "";
	const company = await testCompany(server(), async (tenant) => {
		const grant = { key: "timerules.manage", level: "FULL" } as const;
		const nora = { firstName: "Nora", lastName: "Petersen" };
		cookie = (await personWith(tenant, grant, nora)).cookie;
	});
	await insertEntry(company, "2026-11-18", "07:00", "16:00");
	await insertRule(company, {
		type: "AUTOPAUSE",
		behaviour: "COMPLETE_DURATION",
		steps: [{ afterMinutes: 360, pauseMinutes: 30 }],
	});
	const browser = server().browser();
	browser.cookies.set(sessionCookie, cookie);
	const { answer } = await browser.call(rules.listTimeRules, {});
	const rule = answer.items[0] as (typeof answer.items)[number];
	const switchOff = () =>
		browser.call(rules.updateTimeRuleState, {
			id: rule.id,
			version: rule.version,
			isEnabled: false,
		});
	const worked = async () =>
		(await stored(company)).find(({ day }) => day === "2026-11-18")?.worked_min;
	const jobsOf = async () => (await browser.call(jobs.listJobs, {})).answer.jobs;
	return { ...company, browser, switchOff, worked, jobsOf };
}

test("a changed rule has few days computed with the change", async () => {
	const company = await companyWithRule();
	await company.settle("2026-11-01", "2026-11-30");
	expect(await company.worked()).toBe(510);
	expect((await company.switchOff()).status).toBe(200);
	expect(await company.worked()).toBe(540);
	expect(await company.jobsOf()).toEqual([]);
});

test("many days are computed by a job of the person who changed the rule, which tells how many they were", async () => {
	const company = await companyWithRule();
	await company.settle("2026-09-01", "2026-11-30");
	expect((await company.switchOff()).status).toBe(200);
	const [job] = await company.jobsOf();
	expect(job?.description).toBe("Tagesergebnisse werden neu berechnet");
	const jobId = job?.jobId as string;
	const state = async () => (await company.browser.call(jobs.getJob, { jobId })).answer;
	await expect
		.poll(async () => (await state()).job.progress.status, { timeout: 15_000 })
		.toBe("FINISHED");
	const { protocol } = await state();
	expect(protocol.map(({ text }) => text)).toEqual(["91 Tage von einer Person neu berechnet."]);
	expect(await company.worked()).toBe(540);
});
