import { Button } from "@mantine/core";
import { useId } from "react";
import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeTrackingDetail } from "../contract/tracking-answer.ts";
import { texts } from "../text.ts";
import { approveChange, rejectChange, withdrawChange } from "./decide-change.ts";
import "#kit/web/master-data/master-data.css";
import "./entry-detail.css";

/** What somebody wants to be changed, with what may be done about it. */
export function EntryChange({ entry }: { readonly entry: TimeTrackingDetail }) {
	const { changes: t, detail, span } = useTexts(texts);
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
			<h3 id={titleId}>{t.title}</h3>
			<dl className="master-facts">
				{rows.map(([label, value]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value || "–"}</dd>
					</div>
				))}
			</dl>
			<ChangeButtons entry={entry} change={change} />
		</section>
	);
}

interface Given {
	readonly entry: TimeTrackingDetail;
	readonly change: NonNullable<TimeTrackingDetail["change"]>;
}

function ChangeButtons({ entry, change }: Given) {
	const t = useTexts(texts).changes;
	const { moves } = entry;
	return (
		<div className="entry-change-buttons">
			{moves.includes("APPROVE_CHANGE") && (
				<Button size="compact-sm" onClick={() => void approveChange(change)}>
					{t.approve}
				</Button>
			)}
			{moves.includes("REJECT_CHANGE") && (
				<Button size="compact-sm" variant="default" onClick={() => void rejectChange(change)}>
					{t.reject}
				</Button>
			)}
			{moves.includes("WITHDRAW_CHANGE") && (
				<Button size="compact-sm" variant="default" onClick={() => void withdrawChange(change)}>
					{t.withdraw}
				</Button>
			)}
		</div>
	);
}
