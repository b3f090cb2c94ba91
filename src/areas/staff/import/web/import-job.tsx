import { Button } from "@mantine/core";
import { jobDetail } from "#areas/settings/jobs/web/panels.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { ImportRun } from "../contract.ts";
import { texts } from "../text.ts";

interface Given {
	readonly run: ImportRun;
	readonly isBusy: boolean;
}

/** How far the work is, or that it went wrong. */
export function ImportJob({ run: { job }, isBusy }: Given) {
	const t = useTexts(texts).panel;
	if (job === null) return null;
	if (!isBusy && job.progress.status !== "FAILED") return null;
	return (
		<div className="import-job" data-failed={!isBusy || undefined}>
			<p role={isBusy ? "status" : "alert"}>{isBusy ? job.description || t.working : t.failed}</p>
			{isBusy && (
				<progress
					max={100}
					value={job.progress.progress}
					aria-label={job.description || t.working}
				/>
			)}
			<Button variant="default" onClick={() => openPanel(jobDetail, { jobId: job.jobId })}>
				{t.protocol}
			</Button>
		</div>
	);
}
