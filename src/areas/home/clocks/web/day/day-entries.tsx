import { secondOfMilliseconds } from "#domain/time/epoch.ts";
import { entryMinutes } from "#domain/working-time/timeline/entry-minutes.ts";
import { ColorDot } from "#kit/ui/tag/color-dot.tsx";
import { StateTag } from "#kit/ui/tag/state-tag.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeClocks } from "../../contract.ts";
import { nodeNameOf } from "../projects/project-nodes.ts";
import { texts } from "./text.ts";

interface Given {
	readonly clocks: TimeClocks;
	readonly entries: TimeClocks["day"]["entries"];
}

/** Entries of the day as a table, in their order. */
export function DayEntries({ clocks, entries }: Given) {
	const format = useFormat();
	const t = useTexts(texts);
	const { zone } = clocks.day;
	if (entries.length === 0) return <p className="day-none">{t.empty}</p>;
	return (
		<table className="day-entries">
			<thead>
				<tr>
					<th scope="col">{t.begin}</th>
					<th scope="col">{t.end}</th>
					<th scope="col">{t.task}</th>
					<th scope="col" className="number">
						{t.duration}
					</th>
				</tr>
			</thead>
			<tbody>
				{entries.map((entry) => (
					<tr key={entry.id}>
						<td>{format.time(entry.begin, zone)}</td>
						<td>{entry.end === null ? "–" : format.time(entry.end, zone)}</td>
						<td>
							<ColorDot color={entry.activity.color} />
							{entry.activity.name} <small>{nodeNameOf(clocks, entry.projectNodeId)}</small>{" "}
							{entry.state !== "APPROVED" && <StateTag state={entry.state} />}
						</td>
						<td className="number">
							{entry.end === null ? t.runs : format.hours(minutesBetween(entry.begin, entry.end))}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function minutesBetween(begin: string, end: string): number {
	const secondAt = (instant: string) => secondOfMilliseconds(Date.parse(instant));
	return entryMinutes(secondAt(begin), secondAt(end));
}
