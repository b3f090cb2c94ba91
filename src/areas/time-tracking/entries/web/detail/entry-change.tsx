import {
	AskedChange,
	type ChangeRow,
	ChangeTable,
} from "#areas/time-tracking/approvals/web/public.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeTrackingDetail } from "../../contract/tracking-answer.ts";
import { texts } from "../../text.ts";
import { useEntryWords } from "../entry-marks.tsx";
import { texts as effectTexts } from "./text.ts";
import { useEffectRows } from "./use-effect-rows.ts";
import { wantedTimes } from "./wanted-times.ts";

interface Given {
	readonly entry: TimeTrackingDetail;
}

/** What somebody wants to be changed, and what follows from it; of an entry that waits, what follows from its approval. */
export function EntryChange({ entry }: Given) {
	const wanted = useWantedRows(entry);
	const effect = useEffectRows(entry);
	const { change, events } = entry;
	if (change === null) return effect.length > 0 && <Effect rows={effect} />;
	return <AskedChange reason={change.reason} events={events} rows={[...wanted, ...effect]} />;
}

interface RowsGiven {
	readonly rows: readonly ChangeRow[];
}

function Effect({ rows }: RowsGiven) {
	const t = useTexts(effectTexts);
	return (
		<Section title={t.effect}>
			<ChangeTable after={t.approved} rows={rows} />
		</Section>
	);
}

/** What is asked for, and the length that comes of it. */
function useWantedRows(entry: TimeTrackingDetail): ChangeRow[] {
	const { list } = useTexts(texts);
	const { columns } = list;
	const format = useFormat();
	const words = useEntryWords();
	const { change, zone } = entry;
	const at = (instant: string | null) => (instant === null ? "–" : format.instant(instant, zone));
	const wanted = wantedTimes(entry) ?? entry;
	const length = (of: Parameters<typeof words.duration>[0]) =>
		of.duration === null ? words.duration(of) : `${words.duration(of)} h`;
	const project = [entry.project?.name, entry.projectNode?.name].filter(Boolean).join(" · ") || "–";
	const { begin, end, duration, activity } = columns;
	const all: readonly ChangeRow[] = [
		{ label: begin, before: at(entry.begin), after: at(wanted.begin) },
		{ label: end, before: at(entry.end), after: at(wanted.end) },
		{
			label: activity,
			before: entry.activity.name,
			after: change?.activityName ?? entry.activity.name,
		},
		{ label: columns.project, before: project, after: change?.projectNodeName ?? project },
		{ label: duration, before: length(entry), after: length(wanted), follows: true },
	];
	return all.filter(({ before, after }) => before !== "–" || after !== "–");
}
