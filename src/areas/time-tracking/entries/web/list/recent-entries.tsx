import { Card } from "#kit/ui/card/card.tsx";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useSession } from "#kit/web/session/session-store.ts";
import { useSettings } from "#kit/web/settings/settings-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { EntryList } from "./entry-list.tsx";
import { useRecentEntries } from "./use-entries.ts";

/** The box of one's own entries of the last 30 days. */
export function RecentEntries() {
	const t = useTexts(texts);
	const { data, isError, refetch } = useRecentEntries();
	const { timeZoneHomebase } = useSession();
	const { region } = useSettings();
	const isAway = timeZoneHomebase !== region.timezone;
	const isCut = data !== undefined && data.total > data.timeTrackings.length;
	return (
		<Card
			title={t.recent.title}
			note={t.recent.note}
			side={isAway && t.timesIn(timeZoneHomebase)}
			flush
			scrolls
			className="entries-card"
		>
			{data === undefined && (
				<AwaitedState hasFailed={isError} text={t.recent.failed} onRetry={() => void refetch()} />
			)}
			{data?.timeTrackings.length === 0 && <EmptyState text={t.recent.empty} />}
			{data !== undefined && data.timeTrackings.length > 0 && (
				<EntryList entries={data.timeTrackings} label={t.recent.list} />
			)}
			{isCut && (
				<p className="entries-cut">{t.recent.more(data.timeTrackings.length, data.total)}</p>
			)}
		</Card>
	);
}
