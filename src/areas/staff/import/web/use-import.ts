import { isOpenJob } from "#kit/contract/jobs.ts";
import { useLive } from "#kit/web/live/use-live.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/**
 * One import, fetched anew whenever its job moves on. A short job has ended before the answer that first names it is
 * there, so that a job which begins or ends is never taken for somebody else's.
 */
export function useImport(importId: string) {
	const query = useApi(contract.getImport, { importId });
	const jobId = query.data?.job?.jobId;
	useLive("jobUpdate", ({ job }) => {
		void renew(contract.getImport, { importId });
		const isOpen = "progress" in job && isOpenJob(job.progress.status);
		if (!isOpen) void renew(contract.listImportLines);
	});
	useLive("jobProgress", ({ id }) => {
		if (id === jobId) void renew(contract.getImport, { importId });
	});
	return query;
}
