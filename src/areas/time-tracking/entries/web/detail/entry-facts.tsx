import type { ReactNode } from "react";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeTracking } from "../../contract.ts";
import { texts as allTexts } from "../../text.ts";
import { EntryActivity } from "../entry-activity.tsx";
import "#kit/web/master-data/master-data.css";

/** When, how long, what for, and why. */
export function EntryFacts({ entry }: { readonly entry: TimeTracking }) {
	const { detail: t, ...texts } = useTexts(allTexts);
	const format = useFormat();
	const { begin, end, zone, duration, project, projectNode } = entry;
	const until = end === null ? "" : format.time(end, zone);
	const rows: readonly (readonly [string, ReactNode])[] = [
		[t.times, `${format.dayWithYear(entry.day)} ${texts.span(format.time(begin, zone), until)}`],
		[t.duration, duration === null ? texts.runs : format.hours(duration / 60)],
		[t.activity, <EntryActivity key="activity" entry={entry} />],
		[t.project, [project?.name, projectNode?.name].filter(Boolean).join(" · ")],
		[t.source, t.sources[entry.source]],
		[t.reason, entry.reason],
	];
	return (
		<section className="master-section" aria-label={t.entry}>
			<dl className="master-facts">
				{rows.map(([label, value]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value === null || value === "" ? "–" : value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
