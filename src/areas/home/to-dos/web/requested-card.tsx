import { Card } from "../../../../kit/ui/card/card.tsx";
import { EmptyState } from "../../../../kit/ui/state/empty-state.tsx";
import { ErrorState } from "../../../../kit/ui/state/error-state.tsx";
import { LoadingState } from "../../../../kit/ui/state/loading-state.tsx";
import { useSession } from "../../../../kit/web/session/session-store.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { useApi } from "../../../../kit/web/use-api.ts";
import { contract as entries } from "../../../time-tracking/entries/contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { TrackingList } from "./tracking-list.tsx";

/** One's own entries that somebody still has to approve. */
export function RequestedCard() {
	const t = useTexts(german, english).requested;
	const { userId } = useSession();
	const { data, error, refetch } = useApi(
		entries.listTimeTrackings,
		{ userIds: [userId], states: ["REQUESTED"], pageSize: 20 },
		{ context: t.loadFailed },
	);
	return (
		<Card
			flush
			title={t.title}
			className="requested-card"
			side={(data?.total ?? 0) > 0 && data?.total}
		>
			{error !== null ? (
				<ErrorState text={t.loadFailed} onRetry={() => void refetch()} />
			) : data === undefined ? (
				<LoadingState />
			) : data.total === 0 ? (
				<EmptyState text={t.none} />
			) : (
				// a scrolling region must be reachable by keyboard
				<TrackingList trackings={data.timeTrackings} />
			)}
		</Card>
	);
}
