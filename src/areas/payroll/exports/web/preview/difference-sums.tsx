import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths } from "#domain/time/month.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { DifferenceRows } from "./difference-table.tsx";
import type { ExportPreview } from "./file-view.tsx";

interface Given {
	readonly file: ExportPreview;
	readonly month: string;
	readonly onAll: () => void;
}

const most = 5;

/** How the month differs from the one before, in four counts and the largest rows. */
export function DifferenceSums({ file, month, onAll }: Given) {
	const t = useTexts(texts).difference;
	const format = useFormat();
	const before = isoOfDay(addMonths(dayOfIso(`${month}-01`), -1));
	const { usual, notable, added, gone, differences, closing } = file;
	const { open, closed } = closing;
	const counts = { usual, notable, added, gone };
	if (closed === 0)
		return (
			<Section title={t.title(format.month(before))}>
				<p className="wage-counts">{t.nothingClosed}</p>
			</Section>
		);
	return (
		<Section title={t.title(format.month(before))}>
			<p className="wage-counts">{open > 0 ? `${t.by}. ${t.stillOpen(open)}` : t.by}</p>
			<dl className="wage-sums">
				{Object.entries(counts).map(([name, count]) => (
					<div key={name} className="wage-sum">
						<dd>{format.number(count, 0)}</dd>
						<dt>{t[name as keyof typeof counts]}</dt>
					</div>
				))}
			</dl>
			{differences.length > 0 && (
				<div className="wage-difference">
					<table>
						<DifferenceRows file={file} differences={differences.slice(0, most)} isShort />
					</table>
				</div>
			)}
			{differences.length > most && (
				<button type="button" className="wage-link" onClick={onAll}>
					{t.all(notable + added + gone)}
				</button>
			)}
		</Section>
	);
}
