import { useId } from "react";
import { ChangeButtons } from "#areas/time-tracking/approvals/web/public.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeTrackingDetail } from "../../contract/tracking-answer.ts";
import { texts } from "../../text.ts";
import { entryDialogs } from "../entry-moves.ts";
import "#kit/web/master-data/master-data.css";
import "../entry-detail.css";

/** What somebody wants to be changed, with what may be done about it. */
export function EntryChange({ entry }: { readonly entry: TimeTrackingDetail }) {
	const { detail, span } = useTexts(texts);
	const format = useFormat();
	const titleId = useId();
	const { change, zone } = entry;
	if (change === null) return null;
	const begin = change.begin ?? entry.begin;
	const end = change.end ?? entry.end;
	const until = end === null ? "" : format.time(end, zone);
	const rows = [
		[detail.times, `${format.dayWithYear(begin, zone)} ${span(format.time(begin, zone), until)}`],
		[detail.activity, change.activityName ?? entry.activity.name],
		[detail.project, change.projectNodeName],
		[detail.reason, change.reason],
	] as const;
	return (
		<section className="master-section" aria-labelledby={titleId}>
			<h3 id={titleId}>{detail.change}</h3>
			<dl className="master-facts">
				{rows.map(([label, value]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value || "–"}</dd>
					</div>
				))}
			</dl>
			<ChangeButtons moves={entry.moves} change={change} dialogs={entryDialogs} />
		</section>
	);
}
