import { EmptyState } from "../../../../kit/ui/state/empty-state.tsx";
import { ErrorState } from "../../../../kit/ui/state/error-state.tsx";
import { LoadingState } from "../../../../kit/ui/state/loading-state.tsx";
import { StateTag } from "../../../../kit/ui/tag/state-tag.tsx";
import { useFormat } from "../../../../kit/web/format.ts";
import { useSession } from "../../../../kit/web/session/session-store.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { useApi } from "../../../../kit/web/use-api.ts";
import {
	contract as entries,
	type TimeTracking,
} from "../../../time-tracking/entries/contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { ClockHours } from "./clock-hours.tsx";

interface Given {
	readonly date: string;
	/** Only entries of this node. */
	readonly projectNodeId?: string;
}

/** What was booked on a day, in order, with the server's durations. */
export function DayEntries({ date, projectNodeId }: Given) {
	const t = useTexts(german, english).panel;
	const { userId } = useSession();
	const { data, error, refetch } = useApi(
		entries.listTimeTrackings,
		{ userIds: [userId], from: date, to: date, sort: "begin", pageSize: 500 },
		{ context: t.loadFailed },
	);
	if (error !== null) {
		return <ErrorState text={t.loadFailed} onRetry={() => void refetch()} />;
	}
	if (data === undefined) return <LoadingState />;
	const shown = data.timeTrackings.filter(
		(entry) =>
			projectNodeId === undefined || entry.projectNode?.id === projectNodeId,
	);
	if (shown.length === 0) return <EmptyState text={t.none} />;
	return (
		<table className="day-entries">
			<thead>
				<tr>
					<th>{t.from}</th>
					<th>{t.to}</th>
					<th>{t.activity}</th>
					<th className="number">{t.duration}</th>
					<th>
						<span className="visually-hidden">{t.sum}</span>
					</th>
				</tr>
			</thead>
			<tbody>
				{shown.map((entry) => (
					<Row key={entry.id} entry={entry} />
				))}
			</tbody>
		</table>
	);
}

function Row({ entry }: { readonly entry: TimeTracking }) {
	const t = useTexts(german, english).panel;
	const format = useFormat();
	const { begin, end, zone, activity, projectNode, duration, state } = entry;
	return (
		<tr>
			<td>{format.time(begin, zone)}</td>
			<td>{end === null ? t.running : format.time(end, zone)}</td>
			<td>
				<i className="activity-dot" style={{ background: activity.color }} />
				{activity.name}
				{projectNode && <small>{projectNode.name}</small>}
			</td>
			<td className="number">
				{duration === null ? (
					<ClockHours
						secondsAt={(now) => Math.max(0, (now - Date.parse(begin)) / 1000)}
					/>
				) : (
					format.hours(Math.floor(duration / 60))
				)}
			</td>
			<td>{state !== "APPROVED" && <StateTag state={state} />}</td>
		</tr>
	);
}
