import { isOpenJob } from "../../../../kit/contract/jobs.ts";
import { useLive } from "../../../../kit/web/live/use-live.ts";
import { renew, useApi } from "../../../../kit/web/use-api.ts";
import { contract } from "../contract.ts";

/** One import, fetched anew whenever its job moves on. */
export function useImport(importId: string) {
	const query = useApi(contract.getImport, { importId });
	const jobId = query.data?.job?.jobId;
	const look = (id: string, hasEnded: boolean) => {
		if (id !== jobId) return;
		void renew(contract.getImport, { importId });
		if (hasEnded) void renew(contract.listImportLines);
	};
	useLive("jobUpdate", ({ job }) =>
		look(job.jobId, !("progress" in job) || !isOpenJob(job.progress.status)),
	);
	useLive("jobProgress", ({ id }) => look(id, false));
	return query;
}
