import { useEffect, useMemo } from "react";
import type { AnswerOf } from "../../../../kit/contract/endpoint.ts";
import type { Job } from "../../../../kit/contract/jobs.ts";
import { useLive } from "../../../../kit/web/live/use-live.ts";
import { queryClient } from "../../../../kit/web/query-client.ts";
import {
	ownerOf,
	useSession,
} from "../../../../kit/web/session/session-store.ts";
import { queryKey, useApi } from "../../../../kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { dockedJobs, keepFollowed, readFollowed } from "./followed-jobs.ts";
import { patchJobs } from "./patch-jobs.ts";

type Answer = AnswerOf<typeof contract.listJobs>;

/** The jobs of the dock, kept up to date by live messages. */
export function useDockedJobs(): readonly Job[] {
	const owner = ownerOf(useSession());
	const { data } = useApi(contract.listJobs, {}, { staleTime: 60_000 });
	useLive("jobUpdate", patch);
	useLive("jobProgress", patch);
	const docked = useMemo(
		() => dockedJobs(data?.jobs ?? [], readFollowed(owner)),
		[data, owner],
	);
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
		queryKey(contract.listJobs, {}),
		(answer) => answer && { jobs: [...patchJobs(answer.jobs, message)] },
	);
}
