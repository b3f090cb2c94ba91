import { IconChevronDown, IconChevronUp, IconDownload, IconX } from "@tabler/icons-react";
import { isOpenJob, type Job } from "#kit/contract/jobs.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { fileAddress } from "#kit/web/file-address.ts";
import { updateSettings, useSettings } from "#kit/web/settings/settings-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { JobProgress, JobState } from "./job-state.tsx";
import { jobDetail } from "./panels.ts";
import { useEndJob } from "./use-end-job.ts";
import { useDockedJobs } from "./use-jobs.ts";
import "./jobs.css";

/** Jobs at the lower edge, folded away until somebody looks, then as she left them; nothing at all while there are none. */
export default function JobDock() {
	const t = useTexts(texts);
	const jobs = useDockedJobs();
	const isUnfolded = useSettings().layout.floatingMenuExpanded;
	if (jobs.length === 0) return null;
	const Chevron = isUnfolded ? IconChevronDown : IconChevronUp;
	const open = jobs.filter((job) => isOpenJob(job.progress.status));
	const headline = open.length > 0 ? t.running(open.length) : t.ended(jobs.length);
	return (
		<section className="job-dock" aria-label={t.tasks}>
			<p role="status" className="visually-hidden">
				{headline}
			</p>
			<button
				type="button"
				className="job-dock-head"
				aria-expanded={isUnfolded}
				title={isUnfolded ? t.hideAll : t.showAll}
				onClick={() => updateSettings({ layout: { floatingMenuExpanded: !isUnfolded } })}
			>
				{open.length > 0 && <span className="job-pulse" aria-hidden />}
				{headline}
				<Chevron size={16} stroke={2} aria-hidden />
			</button>
			{isUnfolded && (
				<ul className="job-list">
					{jobs.map((job) => (
						<JobCard key={job.jobId} job={job} />
					))}
				</ul>
			)}
		</section>
	);
}

/** One job in the dock: a click tells more, the cross ends or removes it. */
function JobCard({ job }: { readonly job: Job }) {
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
