import { IconAlarm } from "@tabler/icons-react";
import { Card } from "../../../../kit/ui/card/card.tsx";
import { openPanel } from "../../../../kit/ui/panel-stack/open-panel.ts";
import { EmptyState } from "../../../../kit/ui/state/empty-state.tsx";
import { ErrorState } from "../../../../kit/ui/state/error-state.tsx";
import { LoadingState } from "../../../../kit/ui/state/loading-state.tsx";
import { useFormat } from "../../../../kit/web/format.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { useApi } from "../../../../kit/web/use-api.ts";
import { useRecentEntries } from "../../../time-tracking/entries/web/public.ts";
import { contract } from "../../dashboard/contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { autoFinished } from "./panels.ts";
import "./to-dos.css";

/** What waits for the signed-in person; each line opens its panel. */
export function ToDoCard() {
	const t = useTexts(german, english);
	const { data, isError, refetch } = useApi(contract.getOverview, {});
	const ids = data?.autoFinishedTrackingIds ?? [];
	return (
		<Card
			title={t.title}
			side={data && String(ids.length)}
			flush
			scrolls
			className="to-do-card"
		>
			{data === undefined &&
				(isError ? (
					<ErrorState text={t.failed} onRetry={() => void refetch()} />
				) : (
					<LoadingState />
				))}
			{data !== undefined && ids.length === 0 && <EmptyState text={t.empty} />}
			{ids.length > 0 && <AutoFinishedToDo ids={ids} />}
		</Card>
	);
}

function AutoFinishedToDo({ ids }: { readonly ids: readonly string[] }) {
	const format = useFormat();
	const t = useTexts(german, english);
	const { data } = useRecentEntries();
	const latest = data?.timeTrackings.find(({ id }) => ids.includes(id));
	return (
		<button
			type="button"
			className="to-do"
			onClick={() => openPanel(autoFinished, {})}
		>
			<span className="to-do-icon rej">
				<IconAlarm size={16} stroke={1.8} aria-hidden />
			</span>
			<span className="to-do-words">
				<b>{t.autoFinished}</b>
				<span>
					{latest?.end
						? t.lastAt(
								format.day(latest.end, latest.zone),
								format.time(latest.end, latest.zone),
							)
						: t.count(ids.length)}
				</span>
			</span>
			<b className="to-do-count">{ids.length}</b>
		</button>
	);
}
