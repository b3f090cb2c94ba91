import { setTimeout } from "node:timers/promises";
import { contract as jobs } from "#areas/settings/jobs/contract.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";

/** Waits for a job, from now on. */
export async function secondsOfJob(browser: TestBrowser, jobId: string): Promise<number> {
	const begin = performance.now();
	for (;;) {
		const { answer } = await browser.call(jobs.getJob, { jobId });
		const { status } = answer.job.progress;
		if (status === "FINISHED") return (performance.now() - begin) / 1000;
		if (status !== "CREATED" && status !== "IN_PROGRESS") {
			throw new Error(answer.protocol.map(({ text }) => text).join("; "));
		}
		await setTimeout(100);
	}
}
