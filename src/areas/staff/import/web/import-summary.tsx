import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type ImportRun, lineActions } from "../contract.ts";
import { texts } from "../text.ts";
import { UnusedColumns } from "./unused-columns.tsx";

/** How many lines do what; after undoing also what could be taken back. */
export function ImportSummary({ run }: { readonly run: ImportRun }) {
	const t = useTexts(texts).panel;
	const format = useFormat();
	const { counts, undone } = run;
	if (counts === null) return null;
	const figures = [
		...lineActions.map((action) => ({
			key: action,
			label: t.actions[action],
			count: counts[action],
		})),
		...(undone === null
			? []
			: (["UNDONE", "KEPT"] as const).map((key) => ({
					key,
					label: t.undone[key],
					count: undone[key],
				}))),
	];
	return (
		<>
			<dl className="import-figures">
				{figures.map(({ key, label, count }) => (
					<div key={key} data-kind={count > 0 ? key : undefined}>
						<dt>{label}</dt>
						<dd>{format.amount(count)}</dd>
					</div>
				))}
			</dl>
			<UnusedColumns run={run} />
			{run.undoUntil !== null && (
				<p className="import-hint">{t.undoUntil(format.instant(run.undoUntil))}</p>
			)}
		</>
	);
}
