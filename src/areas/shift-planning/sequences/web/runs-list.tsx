import { Button } from "@mantine/core";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { Answer } from "#kit/web/answer.tsx";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, type SequenceRun, shiftSequences } from "../contract.ts";
import { texts } from "./text.ts";

/** To whom a sequence was applied, and the way back. */
export function RunsList({ sequenceId }: { readonly sequenceId: string }) {
	const t = useTexts(texts);
	return (
		<section className="runs-list" aria-label={t.runs}>
			<h3>{t.runs}</h3>
			<Answer
				endpoint={contract.listSequenceRuns}
				input={{ id: sequenceId }}
				topic={shiftSequences.topic}
				notLoaded={t.runsNotLoaded}
			>
				{({ runs }) =>
					runs.length === 0 ? (
						<EmptyState text={t.noRuns} />
					) : (
						<ul>
							{runs.map((run) => (
								<Run key={run.id} run={run} />
							))}
						</ul>
					)
				}
			</Answer>
		</section>
	);
}

function Run({ run }: { readonly run: SequenceRun }) {
	const t = useTexts(texts);
	const format = useFormat();
	const days = format.days(run.from, run.to);
	const facts = [
		t.made(run.made),
		...(run.opened > 0 ? [t.opened(run.opened)] : []),
		...(run.skipped > 0 ? [t.skipped(run.skipped)] : []),
		run.isBusy ? t.busy : t.left(run.left),
	];
	const takeBack = async () => {
		try {
			const { deleted, jobId } = await api(contract.takeBackRun, { id: run.id });
			toast({ type: "positive", title: jobId === null ? t.takenBack(deleted) : t.started });
			await renew(contract.listSequenceRuns);
		} catch (error) {
			handleError(error, { context: t.takeBack });
		}
	};
	return (
		<li>
			<div>
				<b>{days}</b>
				<small>{[run.madeBy, ...facts].filter(Boolean).join(" · ")}</small>
			</div>
			{run.left > 0 && !run.isBusy && (
				<Button
					size="compact-sm"
					variant="default"
					aria-label={t.takeBackOf(days)}
					onClick={() => void takeBack()}
				>
					{t.takeBack}
				</Button>
			)}
		</li>
	);
}
