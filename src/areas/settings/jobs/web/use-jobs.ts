import { useEffect, useMemo } from "react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Job } from "#kit/contract/jobs.ts";
import { useLive } from "#kit/web/live/use-live.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { ownerOf, useSession } from "#kit/web/session/session-store.ts";
import { queryKey, renew, useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { dockedJobs, keepFollowed, readFollowed } from "./followed-jobs.ts";
import { patchJobs } from "./patch-jobs.ts";

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
