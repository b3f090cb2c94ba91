import { expect, test } from "vitest";
import type { Job } from "#kit/contract/jobs.ts";
import { patchJobs } from "./use-jobs.ts";

const running: Job = {
	jobId: "1",
	startedAt: null,
	progress: { status: "IN_PROGRESS", progress: 10 },
	protocolSeverity: null,
	description: "Export",
	resultFileId: null,
};
const other: Job = { ...running, jobId: "2" };

test("live messages create, change, move on and delete jobs of the list", () => {
	expect(patchJobs([other], { kind: "jobUpdate", updateState: "Create", job: running })).toEqual([
		running,
		other,
	]);
	const ended: Job = { ...running, progress: { status: "FINISHED", progress: 100 } };
	expect(
		patchJobs([other, running], { kind: "jobUpdate", updateState: "Update", job: ended }),
	).toEqual([other, ended]);
	expect(patchJobs([other, running], { kind: "jobProgress", id: "1", progress: 60 })).toEqual([
		other,
		{ ...running, progress: { status: "IN_PROGRESS", progress: 60 } },
	]);
	expect(
		patchJobs([other, running], { kind: "jobUpdate", updateState: "Delete", job: { jobId: "1" } }),
	).toEqual([other]);
});
