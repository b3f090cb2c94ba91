import { useState } from "react";
import type { ImportKind } from "#domain/import/import-fields.ts";
import { isOpenJob } from "#kit/contract/jobs.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { ImportRun } from "../contract.ts";
import { texts } from "../text.ts";
import { ImportFooter } from "./import-footer.tsx";
import { ImportJob } from "./import-job.tsx";
import { ImportLines } from "./import-lines.tsx";
import { ImportMapping } from "./import-mapping.tsx";
import { ImportSummary } from "./import-summary.tsx";
import { StartImport } from "./start-import.tsx";
import { useChoice } from "./use-choice.ts";
import { useImport } from "./use-import.ts";
import "./import.css";

interface Given {
	readonly importId?: string | undefined;
	readonly kind?: ImportKind | undefined;
}

/** From a table to people or units, step by step; each step shows what it will do before it does it. */
export default function ImportPanel({ importId, kind }: Given) {
	const t = useTexts(texts).panel;
	const [chosen, setChosen] = useState(importId);
	if (chosen === undefined) {
		return (
			<PanelFrame title={t.start}>
				<StartImport first={kind} onOpen={setChosen} />
			</PanelFrame>
		);
	}
	return <OneImport importId={chosen} onLeave={() => setChosen(undefined)} />;
}

interface OneGiven {
	readonly importId: string;
	readonly onLeave: () => void;
}

function OneImport({ importId, onLeave }: OneGiven) {
	const t = useTexts(texts).panel;
	const { data, isPending, refetch } = useImport(importId);
	if (isPending) return <PanelFrame title={t.title} isLoading />;
	if (data === undefined) {
		return (
			<PanelFrame title={t.title}>
				<ErrorState text={t.notLoaded} onRetry={() => void refetch()} />
			</PanelFrame>
		);
	}
	return <Steps key={data.id} run={data} onLeave={onLeave} />;
}

interface StepsGiven {
	readonly run: ImportRun;
	readonly onLeave: () => void;
}

function Steps({ run, onLeave }: StepsGiven) {
	const t = useTexts(texts).panel;
	const choice = useChoice(run);
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
				<section className="import-section" aria-label={t.result}>
					<h3>{isOver ? t.resultDone : t.result}</h3>
					<ImportSummary run={run} />
					<ImportLines run={run} />
				</section>
			)}
		</PanelFrame>
	);
}
