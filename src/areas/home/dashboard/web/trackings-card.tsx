import { epochMinute } from "../../../../domain/time/epoch.ts";
import { isoOfDay } from "../../../../domain/time/iso-day.ts";
import { localDayOf } from "../../../../domain/time/local-time.ts";
import type { LocalDay } from "../../../../domain/time/quantities.ts";
import { zoneOf } from "../../../../domain/time/zone.ts";
import { Card } from "../../../../kit/ui/card/card.tsx";
import { EmptyState } from "../../../../kit/ui/state/empty-state.tsx";
import { ErrorState } from "../../../../kit/ui/state/error-state.tsx";
import { LoadingState } from "../../../../kit/ui/state/loading-state.tsx";
import { StateTag } from "../../../../kit/ui/tag/state-tag.tsx";
import { useNow } from "../../../../kit/web/clock.ts";
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

const shownDays = 30;
const mostEntries = 500;

/** One's own entries of the last 30 days, the newest first. */
export function TrackingsCard() {
	const t = useTexts(german, english).entries;
	const { userId, timeZoneHomebase } = useSession();
	const minute = epochMinute(Math.floor(useNow() / 60_000));
	const today = localDayOf(minute, zoneOf(timeZoneHomebase));
	const { data, error, refetch } = useApi(
		entries.listTimeTrackings,
		{
			userIds: [userId],
			from: isoOfDay((today - shownDays) as LocalDay),
			pageSize: mostEntries,
		},
		{ context: t.loadFailed, keep: true },
	);
	return (
		<Card flush title={t.title} note={t.note} className="trackings-card">
			{error !== null ? (
				<ErrorState text={t.loadFailed} onRetry={() => void refetch()} />
			) : data === undefined ? (
				<LoadingState />
			) : data.total === 0 ? (
				<EmptyState text={t.none} />
			) : (
				<TrackingTable trackings={data.timeTrackings} />
			)}
		</Card>
	);
}

function TrackingTable({
	trackings,
}: {
	readonly trackings: readonly TimeTracking[];
}) {
	const t = useTexts(german, english).entries;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
		<section className="trackings-scroll" tabIndex={0} aria-label={t.title}>
			<table className="trackings">
				<thead>
					<tr>
						<th>{t.day}</th>
						<th>{t.begin}</th>
						<th>{t.end}</th>
						<th>{t.activity}</th>
						<th className="number">{t.duration}</th>
						<th>{t.state}</th>
					</tr>
				</thead>
				<tbody>
					{trackings.map((tracking, index) => (
						<Row
							key={tracking.id}
							tracking={tracking}
							isSameDay={trackings[index - 1]?.day === tracking.day}
						/>
					))}
				</tbody>
			</table>
		</section>
	);
}

interface RowGiven {
	readonly tracking: TimeTracking;
	/** As the row above: printed once strong, then dimmed. */
	readonly isSameDay: boolean;
}

function Row({ tracking, isSameDay }: RowGiven) {
	const t = useTexts(german, english).entries;
	const format = useFormat();
	const { begin, end, zone, activity, project, projectNode, duration, state } =
		tracking;
	return (
		<tr className={isSameDay ? "same-day" : undefined}>
			<td className="tracking-day">{format.day(tracking.day)}</td>
			<td>{format.time(begin, zone)}</td>
			<td>{end === null ? "–" : format.time(end, zone)}</td>
			<td>
				<i className="tracking-dot" style={{ background: activity.color }} />
				{activity.name}
				{project && (
					<small>
						{projectNode?.parentId === null || projectNode === null
							? project.name
							: `${project.name} · ${projectNode.name}`}
					</small>
				)}
			</td>
			<td className="number">
				{duration === null ? "" : format.hours(Math.floor(duration / 60))}
			</td>
			<td>
				{tracking.status === "RUNNING" ? (
					<span className="tracking-running">{t.running}</span>
				) : (
					state !== "APPROVED" && <StateTag state={state} />
				)}
				{tracking.changeRequest && <small>{t.change}</small>}
			</td>
		</tr>
	);
}
