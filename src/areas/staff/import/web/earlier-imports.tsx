import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract, type ImportRun } from "../contract.ts";
import { texts } from "../text.ts";

interface Given {
	readonly onOpen: (importId: string) => void;
}

/** One's own imports of the last days: to go on with, to look at, to undo. */
export function EarlierImports({ onOpen }: Given) {
	const t = useTexts(texts).panel;
	const { data } = useApi(contract.listImports, {});
	if (data === undefined) return null;
	return (
		<section className="import-section" aria-label={t.earlier}>
			<h3>{t.earlier}</h3>
			{data.imports.length === 0 ? (
				<p className="import-hint">{t.noneEarlier}</p>
			) : (
				<ul className="import-earlier">
					{data.imports.map((run) => (
						<li key={run.id}>
							<EarlierImport run={run} onOpen={onOpen} />
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

function EarlierImport({ run, onOpen }: Given & { readonly run: ImportRun }) {
	const t = useTexts(texts).panel;
	const format = useFormat();
	const at = run.undoneAt ?? run.ranAt;
	return (
		<button type="button" onClick={() => onOpen(run.id)}>
			<b>{run.fileName}</b>
			<span>
				{t.kinds[run.kind]} · {t.lines(run.lineCount)}
			</span>
			<span>
				{t.statuses[run.status]}
				{at !== null && ` · ${format.instant(at)}`}
			</span>
		</button>
	);
}
