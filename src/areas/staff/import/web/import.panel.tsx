import { Button } from "@mantine/core";
import { useState } from "react";
import { jobDetail } from "#areas/settings/jobs/web/panels.ts";
import type { ImportKind } from "#domain/import/import-fields.ts";
import { isOpenJob } from "#kit/contract/jobs.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useLive } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, type ImportRun } from "../contract.ts";
import { texts } from "../text.ts";
import { ImportFooter } from "./import-footer.tsx";
import { ImportLines } from "./import-lines.tsx";
import { ImportMapping } from "./import-mapping.tsx";
import { ImportSummary } from "./import-summary.tsx";
import { InviteImported } from "./invite-imported.tsx";
import { StartImport } from "./start-import.tsx";
import { useChoice } from "./use-choice.ts";
import "./import.css";

interface Given {
	readonly importId?: string | undefined;
	readonly kind?: ImportKind | undefined;
}

/** From a table to people or units, step by step; each step shows what it will do before it does it. */
export default function ImportPanel({ importId, kind }: Given) {
	const [chosen, setChosen] = useState(importId);
	if (chosen === undefined) {
		return (
			<PanelFrame>
				<StartImport first={kind} onOpen={setChosen} />
			</PanelFrame>
		);
	}
	return <OneImport importId={chosen} onLeave={() => setChosen(undefined)} />;
}

/**
 * One import, fetched anew whenever its job moves on. A short job has ended before the answer that first names it is
 * there, so that a job which begins or ends is never taken for somebody else's.
 */
function OneImport({ importId, onLeave }: { importId: string; onLeave: () => void }) {
	const t = useTexts(texts).panel;
	useLive("jobUpdate", ({ job }) => {
		void renew(contract.getImport, { importId });
		const isOpen = "progress" in job && isOpenJob(job.progress.status);
		if (!isOpen) void renew(contract.listImportLines);
	});
	return (
		<AnswerPanel title={t.title} endpoint={contract.getImport} input={{ importId }} words={t}>
			{(run) => <Steps key={run.id} run={run} onLeave={onLeave} />}
		</AnswerPanel>
	);
}

function Steps({ run, onLeave }: { readonly run: ImportRun; readonly onLeave: () => void }) {
	const t = useTexts(texts).panel;
	const choice = useChoice(run);
	useLive("jobProgress", ({ id }) => {
		if (id === run.job?.jobId) void renew(contract.getImport, { importId: run.id });
	});
	const isBusy = run.job !== null && isOpenJob(run.job.progress.status);
	const isOver = run.ranAt !== null;
	return (
		<PanelFrame
			title={run.fileName}
			crumb={t.title}
			sub={`${t.kinds[run.kind]} · ${t.lines(run.lineCount)} · ${t.statuses[run.status]}`}
			footer={<ImportFooter run={run} choice={choice} isBusy={isBusy} onLeave={onLeave} />}
		>
			<ImportJob run={run} isBusy={isBusy} />
			{!isOver && <ImportMapping run={run} choice={choice} isBusy={isBusy} />}
			{run.counts !== null && !isBusy && (
				<Section title={isOver ? t.resultDone : t.result}>
					<ImportSummary run={run} />
					<InviteImported run={run} />
					<ImportLines run={run} />
				</Section>
			)}
		</PanelFrame>
	);
}

/** How far the work is, or that it went wrong. */
function ImportJob({ run: { job }, isBusy }: { run: ImportRun; isBusy: boolean }) {
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
