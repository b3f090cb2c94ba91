import { useEffect, useMemo } from "react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { isOpenJob, type Job } from "#kit/contract/jobs.ts";
import type { LiveMessageOf } from "#kit/contract/live.ts";
import { useLive } from "#kit/web/live/use-live.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { ownerOf, useSession } from "#kit/web/session/session-store.ts";
import { queryKey, renew, useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

const place = (owner: string) => `stundwerk.jobs.${owner}`;

type Answer = AnswerOf<typeof contract.listJobs>;
const key = queryKey(contract.listJobs, {});

/** The jobs of the dock, kept up to date by live messages. */
export function useDockedJobs(): readonly Job[] {
	const owner = ownerOf(useSession());
	const { data } = useApi(contract.listJobs, {}, { staleTime: 60_000 });
	useLive("jobUpdate", (message) => {
		patch(message);
		// a list on its way may have been read before, and would put the older job over this one
		const isOnItsWay = queryClient.isFetching({ queryKey: key }) > 0;
		if (isOnItsWay) void renew(contract.listJobs);
	});
	useLive("jobProgress", patch);
	const docked = useMemo(() => dockedJobs(data?.jobs ?? [], readFollowed(owner)), [data, owner]);
	const isLoaded = data !== undefined;
	useEffect(() => {
		if (!isLoaded) return;
		keepFollowed(
			owner,
			docked.map((job) => job.jobId),
		);
	}, [owner, docked, isLoaded]);
	return docked;
}

function patch(message: Parameters<typeof patchJobs>[1]): void {
	queryClient.setQueryData<Answer>(
		key,
		(answer) => answer && { jobs: [...patchJobs(answer.jobs, message)] },
	);
}

type JobMessage = LiveMessageOf<"jobUpdate"> | LiveMessageOf<"jobProgress">;

/** The list of jobs after a live message, newest first. */
export function patchJobs(jobs: readonly Job[], message: JobMessage): readonly Job[] {
	if (message.kind === "jobProgress") {
		return jobs.map((job) =>
			job.jobId === message.id
				? { ...job, progress: { ...job.progress, progress: message.progress } }
				: job,
		);
	}
	const { job, updateState } = message;
	if (updateState === "Delete" || !("progress" in job)) {
		return jobs.filter((one) => one.jobId !== job.jobId);
	}
	return jobs.some((one) => one.jobId === job.jobId)
		? jobs.map((one) => (one.jobId === job.jobId ? job : one))
		: [job, ...jobs];
}

/** Ids of jobs that this browser saw running; kept across sign-out, for the same person only. */
function readFollowed(owner: string): readonly string[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(place(owner)) ?? "");
		return Array.isArray(kept) ? kept.map(String) : [];
	} catch {
		return [];
	}
}

function keepFollowed(owner: string, ids: readonly string[]): void {
	if (ids.length === 0) localStorage.removeItem(place(owner));
	else localStorage.setItem(place(owner), JSON.stringify(ids));
}

/** What the dock shows: open jobs, and those that ended since they were seen running, until they are removed. */
function dockedJobs(jobs: readonly Job[], followed: readonly string[]): readonly Job[] {
	return jobs.filter((job) => isOpenJob(job.progress.status) || followed.includes(job.jobId));
}
