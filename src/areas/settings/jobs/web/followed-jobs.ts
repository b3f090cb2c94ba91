import { isOpenJob, type Job } from "#kit/contract/jobs.ts";

const place = (owner: string) => `stundwerk.jobs.${owner}`;

/** Ids of jobs that this browser saw running; kept across sign-out, for the same person only. */
export function readFollowed(owner: string): readonly string[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(place(owner)) ?? "");
		return Array.isArray(kept) ? kept.map(String) : [];
	} catch {
		return [];
	}
}

export function keepFollowed(owner: string, ids: readonly string[]): void {
	if (ids.length === 0) localStorage.removeItem(place(owner));
	else localStorage.setItem(place(owner), JSON.stringify(ids));
}

/** What the dock shows: open jobs, and those that ended since they were seen running, until they are removed. */
export function dockedJobs(jobs: readonly Job[], followed: readonly string[]): readonly Job[] {
	return jobs.filter((job) => isOpenJob(job.progress.status) || followed.includes(job.jobId));
}
