import { IconDownload, IconX } from "@tabler/icons-react";
import { isOpenJob, type Job } from "#kit/contract/jobs.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { fileAddress } from "#kit/web/file-address.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { JobProgress } from "./job-progress.tsx";
import { JobState } from "./job-state.tsx";
import { jobDetail } from "./panels.ts";
import { useEndJob } from "./use-end-job.ts";

/** One job in the dock: a click tells more, the cross ends or removes it. */
export function JobCard({ job }: { readonly job: Job }) {
	const t = useTexts(texts);
	const { endJob, isBusy } = useEndJob();
	const isOpen = isOpenJob(job.progress.status);
	return (
		<li className="job-card">
			<button
				type="button"
				className="job-open"
				onClick={() => openPanel(jobDetail, { jobId: job.jobId })}
			>
				<span className="job-description">{job.description}</span>
				<JobState job={job} />
			</button>
			{job.resultFileId !== null && (
				<a
					className="icon-button"
					href={fileAddress(job.resultFileId)}
					download
					aria-label={t.downloadOf(job.description)}
					title={t.download}
				>
					<IconDownload size={16} stroke={1.7} aria-hidden />
				</a>
			)}
			<IconButton
				icon={IconX}
				size={16}
				label={isOpen ? t.cancel : t.remove}
				disabled={isBusy}
				onClick={() => void endJob(job)}
			/>
			{isOpen && <JobProgress job={job} label={job.description} />}
		</li>
	);
}
