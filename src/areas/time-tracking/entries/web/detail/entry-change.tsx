import { IconArrowRight } from "@tabler/icons-react";
import { Section } from "#kit/ui/facts/section.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeTrackingDetail } from "../../contract/tracking-answer.ts";
import { texts } from "../../text.ts";
import { useEntryWords } from "../entry-marks.tsx";
import { wantedTimes } from "./wanted-times.ts";
import "./entry-change.css";

interface Given {
	readonly entry: TimeTrackingDetail;
}

/** What somebody wants to be changed: each field as it is and as it would be. */
export function EntryChange({ entry }: Given) {
	const { detail: t } = useTexts(texts);
	const format = useFormat();
	const rows = useChangeRows(entry);
	const { change, events } = entry;
	if (change === null) return null;
	const asked = events.findLast(({ kind }) => kind === "CHANGE_REQUESTED");
	const aside = asked && t.askedBy(format.instant(asked.at), asked.by ?? "–");
	return (
		<Section title={t.change} aside={<span className="entry-change-asked">{aside}</span>}>
			<table className="entry-change-table">
				<thead>
					<tr>
						<th scope="col">{t.field}</th>
						<th scope="col">{t.before}</th>
						<th scope="col">{t.after}</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(([label, before, after]) => (
						<tr key={label} data-changed={before !== after || undefined}>
							<th scope="row">{label}</th>
							<td>{before}</td>
							<td>
								<IconArrowRight size={14} stroke={1.8} aria-hidden />
								{before === after ? <span>{t.stays}</span> : <b>{after}</b>}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			{change.reason !== null && <q>{change.reason}</q>}
		</Section>
	);
}

/** What is asked for, and the length that comes of it. */
function useChangeRows(entry: TimeTrackingDetail) {
	const { columns } = useTexts(texts).list;
	const format = useFormat();
	const words = useEntryWords();
	const { change, zone } = entry;
	const at = (instant: string | null) => (instant === null ? "–" : format.instant(instant, zone));
	const wanted = wantedTimes(entry) ?? entry;
	const project = [entry.project?.name, entry.projectNode?.name].filter(Boolean).join(" · ") || "–";
	const all = [
		[columns.begin, at(entry.begin), at(wanted.begin)],
		[columns.end, at(entry.end), at(wanted.end)],
		[columns.duration, words.duration(entry), words.duration(wanted)],
		[columns.activity, entry.activity.name, change?.activityName ?? entry.activity.name],
		[columns.project, project, change?.projectNodeName ?? project],
	] as const;
	return all.filter(([, before, after]) => before !== "–" || after !== "–");
}
