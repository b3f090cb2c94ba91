import { isOpenJob, type Job } from "#kit/contract/jobs.ts";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

/** Cancels an open job, after asking; removes one that has ended. */
export function useEndJob() {
	const t = useTexts(texts);
	const action = useAction(contract.deleteJob, {
		context: t.deleting,
		renews: [contract.listJobs, contract.getJob],
	});
	return {
		isBusy: action.isPending,
		/** Resolves to whether it was done. */
		async endJob(job: Job): Promise<boolean> {
			if (isOpenJob(job.progress.status)) {
				const answer = await confirm({
					title: t.cancelTitle,
					text: t.cancelText(job.description),
					confirm: t.cancel,
					cancel: t.keepRunning,
					danger: true,
				});
				if (answer === null) return false;
			}
			try {
				await action.mutateAsync({ jobId: job.jobId });
				return true;
			} catch {
				// shown by the error handler
				return false;
			}
		},
	};
}
