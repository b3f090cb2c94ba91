import { PanelFrame } from "../../../../kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "../../../../kit/ui/state/empty-state.tsx";
import { ErrorState } from "../../../../kit/ui/state/error-state.tsx";
import { useSession } from "../../../../kit/web/session/session-store.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { useApi } from "../../../../kit/web/use-api.ts";
import { contract as entries } from "../../../time-tracking/entries/contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { TrackingList } from "./tracking-list.tsx";

/** One's own entries that the system ended and that nobody has approved yet. */
export default function AutoFinishedPanel() {
	const t = useTexts(german, english);
	const { userId } = useSession();
	const { data, error, refetch } = useApi(
		entries.listTimeTrackings,
		{
			userIds: [userId],
			autoFinished: "true",
			states: ["REQUESTED"],
			pageSize: 500,
		},
		{ context: t.autoFinished.loadFailed },
	);
	const trackings = data?.timeTrackings ?? [];
	return (
		<PanelFrame
			title={t.autoFinished.title}
			sub={data && t.count(data.total)}
			isLoading={data === undefined && error === null}
		>
			{error !== null && (
				<ErrorState
					text={t.autoFinished.loadFailed}
					onRetry={() => void refetch()}
				/>
			)}
			{data !== undefined &&
				(trackings.length === 0 ? (
					<EmptyState text={t.autoFinished.none} />
				) : (
					<>
						<p className="to-do-hint">{t.autoFinished.hint}</p>
						<TrackingList trackings={trackings} />
					</>
				))}
		</PanelFrame>
	);
}
