import {
	IconAlertTriangle,
	IconBan,
	IconCircleCheck,
	IconCircleX,
	IconClockPlay,
	IconLoader2,
} from "@tabler/icons-react";
import { isOpenJob, type Job, type JobStatus } from "#kit/contract/jobs.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import "./jobs.css";

const icons = {
	CREATED: IconClockPlay,
	IN_PROGRESS: IconLoader2,
	FINISHED: IconCircleCheck,
	FAILED: IconCircleX,
	CANCELED: IconBan,
} satisfies Record<JobStatus, unknown>;

/** How it stands, in shape and word; warnings and errors once it has ended. */
export function JobState({ job }: { readonly job: Job }) {
	const t = useTexts(texts);
	const { status } = job.progress;
	const Shape = icons[status];
	const severity = isOpenJob(status) ? null : job.protocolSeverity;
	return (
		<span className="job-states">
			<span className="job-state" data-status={status}>
				<Shape size={14} stroke={2} aria-hidden />
				{t.status[status]}
			</span>
			{(severity === "WARNING" || severity === "ERROR") && (
				<span className="job-state" data-severity={severity}>
					<IconAlertTriangle size={14} stroke={2} aria-hidden />
					{severity === "ERROR" ? t.withErrors : t.withWarnings}
				</span>
			)}
		</span>
	);
}

/** A bar from 0 to 100. */
export function JobProgress({ job, label }: { readonly job: Job; readonly label: string }) {
	return (
		<progress className="job-progress" max={100} value={job.progress.progress} aria-label={label} />
	);
}
