import { IconAlarm } from "@tabler/icons-react";
import { Card } from "../../../../kit/ui/card/card.tsx";
import { openPanel } from "../../../../kit/ui/panel-stack/open-panel.ts";
import { EmptyState } from "../../../../kit/ui/state/empty-state.tsx";
import { useFormat } from "../../../../kit/web/format.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { useApi } from "../../../../kit/web/use-api.ts";
import { contract as entries } from "../../../time-tracking/entries/contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { autoFinished } from "./panels.ts";
import "./to-dos.css";

interface Given {
	/** Of the overview, the newest first; empty while it is loaded. */
	readonly autoFinishedIds: readonly string[] | undefined;
}

/** What somebody still has to do, each with its panel. */
export function ToDosCard({ autoFinishedIds }: Given) {
	const t = useTexts(german, english);
	const count = autoFinishedIds?.length ?? 0;
	return (
		<Card flush title={t.title} side={count > 0 && count}>
			{autoFinishedIds !== undefined &&
				(count === 0 ? (
					<EmptyState text={t.none} />
				) : (
					<AutoFinished ids={autoFinishedIds} />
				))}
		</Card>
	);
}

function AutoFinished({ ids }: { readonly ids: readonly string[] }) {
	const t = useTexts(german, english).autoFinished;
	const format = useFormat();
	const [newest] = ids;
	const { data } = useApi(
		entries.listTimeTrackings,
		{ ids: newest === undefined ? [] : [newest] },
		{ context: t.loadFailed, keep: true },
	);
	const [entry] = data?.timeTrackings ?? [];
	return (
		<button
			type="button"
			className="to-do"
			onClick={() => openPanel(autoFinished, {})}
		>
			<span className="to-do-icon rej">
				<IconAlarm size={16} stroke={1.8} aria-hidden />
			</span>
			<span className="to-do-text">
				<b>{t.short}</b>
				<span>
					{entry?.end &&
						t.latest(format.day(entry.day), format.time(entry.end, entry.zone))}
				</span>
			</span>
			<b className="to-do-count">{ids.length}</b>
		</button>
	);
}
