import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { isOpenJob } from "#kit/contract/jobs.ts";
import { updateSettings, useSettings } from "#kit/web/settings/settings-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { JobCard } from "./job-card.tsx";
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
