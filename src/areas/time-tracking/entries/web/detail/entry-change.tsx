import { IconArrowRight } from "@tabler/icons-react";
import { Section } from "#kit/ui/facts/section.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeTrackingDetail } from "../../contract/tracking-answer.ts";
import { texts } from "../../text.ts";
import { useEntryWords } from "../entry-marks.tsx";
import { texts as effectTexts } from "./text.ts";
import { type ChangeRow, useEffectRows } from "./use-effect-rows.ts";
import { wantedTimes } from "./wanted-times.ts";
import "./entry-change.css";

interface Given {
	readonly entry: TimeTrackingDetail;
}

/** What somebody wants to be changed, and what follows from it; of an entry that waits, what follows from its approval. */
export function EntryChange({ entry }: Given) {
	const { detail: t } = useTexts(texts);
	const format = useFormat();
	const wanted = useWantedRows(entry);
	const effect = useEffectRows(entry);
	const { change, events } = entry;
	if (change === null) return effect.length > 0 && <Effect rows={effect} />;
	const asked = events.findLast(({ kind }) => kind === "CHANGE_REQUESTED");
	const aside = asked && t.askedBy(format.instant(asked.at), asked.by ?? "–");
	return (
		<Section title={t.change} aside={<span className="entry-change-asked">{aside}</span>}>
			<ChangeTable after={t.after} rows={[...wanted, ...effect]} />
			{change.reason !== null && <q>{change.reason}</q>}
		</Section>
	);
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

function ChangeTable({ after, rows }: RowsGiven & { readonly after: string }) {
	const { detail: t } = useTexts(texts);
	return (
		<table className="entry-change-table">
			<thead>
				<tr>
					<th scope="col">{t.field}</th>
					<th scope="col">{t.before}</th>
					<th scope="col">{after}</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.label} data-changed={row.before !== row.after || undefined}>
						<th scope="row">{row.label}</th>
						<td data-tone={row.toneBefore}>{row.before}</td>
						<td data-tone={row.toneAfter} data-follows={row.follows || undefined}>
							<IconArrowRight size={14} stroke={1.8} aria-hidden />
							{row.before === row.after ? <span>{t.stays}</span> : <b>{row.after}</b>}
						</td>
					</tr>
				))}
			</tbody>
		</table>
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
