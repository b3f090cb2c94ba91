import { contract as jobs } from "#areas/settings/jobs/contract.ts";
import { contract as rules } from "#areas/time-tracking/time-rules/contract.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { type Figure, figure, floorFigure, limitFigure } from "../bench.ts";
import { browserOf, type WorkingStage } from "./working-stage.ts";

/** A rule is switched off that every day of the year followed: from the click to the end of the job. */
export async function changedRule(stage: WorkingStage): Promise<Figure[]> {
	const { company, address } = stage;
	const browser = browserOf(address, company.administrator);
	const begin = performance.now();
	const changed = await browser.call(rules.updateTimeRuleState, {
		id: company.ruleId,
		version: 1,
		isEnabled: false,
	});
	if (changed.status !== 200) throw new Error(changed.refusal.message);
	const answered = performance.now() - begin;
	const steps = await followJob(browser);
	const took = (performance.now() - begin) / 1000;
	const days = await expectAnew(stage);
	const floor = await rewriteAll(stage);
	return [
		figure("answer to the person who changed the rule", answered, "ms"),
		figure("days computed anew", days, ""),
		figure("steps of progress seen", steps, ""),
		floorFigure("changed rule against one statement that rewrites all days", {
			value: took,
			floor,
			unit: "s",
		}),
		limitFigure("changed rule, click to end of job", took, 30, "s"),
	];
}

/** Until the newest job has ended; answers how many different percentages were seen. */
async function followJob(browser: TestBrowser): Promise<number> {
	const shown = new Set<number>();
	for (;;) {
		const { answer } = await browser.call(jobs.listJobs, {});
		const job = answer.jobs[0];
		if (job === undefined) throw new Error("There is no job.");
		const { status, progress } = job.progress;
		shown.add(progress);
		if (status === "FINISHED") break;
		if (status === "FAILED") throw new Error("The job failed.");
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	return shown.size;
}

/** No day may be as it was, and none may wait. */
async function expectAnew({ bare, company }: WorkingStage): Promise<number> {
	const { rows } = await bare.query(
		`select count(*)::int as days, count(*) filter (where auto_pause_min > 0)::int as old,
			(select count(*)::int from day_stale where tenant_id = $1) as waiting
		from day_result where tenant_id = $1`,
		[company.tenantId],
	);
	const [{ days, old, waiting }] = rows;
	if (old + waiting > 0) throw new Error(`${old} days are as before.`);
	return days;
}

/** Seconds of one statement that writes every day row. */
async function rewriteAll({ bare, company }: WorkingStage): Promise<number> {
	const begin = performance.now();
	await bare.query(
		"update day_result set auto_pause_min = 0, input_hash = input_hash where tenant_id = $1",
		[company.tenantId],
	);
	return (performance.now() - begin) / 1000;
}
