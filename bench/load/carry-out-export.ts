import { setTimeout } from "node:timers/promises";
import { contract as jobs } from "#areas/settings/jobs/contract.ts";
import { type ListExportRequest, startListExport } from "#kit/contract/list-export.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";

export interface Taken {
	readonly seconds: number;
	/** Megabytes of memory at its highest, and of the file. */
	readonly peak: number;
	readonly file: number;
}

/** Has a long list written to a file by a job, and loads it. */
export async function carryOut(
	browser: TestBrowser,
	request: ListExportRequest,
	megabytes: () => number,
): Promise<Taken> {
	const begin = performance.now();
	let peak = megabytes();
	const { answer } = await browser.call(startListExport, request);
	for (;;) {
		peak = Math.max(peak, megabytes());
		const { job } = (await browser.call(jobs.getJob, { jobId: answer.jobId })).answer;
		const { status } = job.progress;
		if (status === "FINISHED") {
			const seconds = (performance.now() - begin) / 1000;
			const { resultFileId } = job;
			const file = await browser.fetch(`/api/files/${resultFileId}`);
			const bytes = (await file.arrayBuffer()).byteLength;
			return { seconds, peak, file: bytes / 1024 / 1024 };
		}
		if (status === "FAILED") throw new Error("The export failed.");
		await setTimeout(20);
	}
}
