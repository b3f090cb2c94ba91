import {
	hasFoot,
	MatterFoot,
	MatterHistory,
	MatterMenu,
	MatterQuestion,
	MatterSteps,
} from "#areas/time-tracking/approvals/web/public.ts";
import { DayEffect } from "#areas/time-tracking/target-actual/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { ListWalk } from "#kit/web/grid/list-walk.tsx";
import { useListWalk } from "#kit/web/grid/use-list-walk.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { EntryState } from "../entry-marks.tsx";
import { entryDialogs, entryMovePanels, removeEntry } from "../entry-moves.ts";
import { type EntryPanel, type EntryPanelGiven, entryPanel } from "../entry-panel.tsx";
import { overlapLines } from "../overlap-lines.ts";
import { timeTrackingsDetail } from "../panels.ts";
import { EntryChange } from "./entry-change.tsx";
import { EntryFigures } from "./entry-figures.tsx";
import { EntryCustom, EntryFacts } from "./entry-sections.tsx";
import { wantedTimes } from "./wanted-times.ts";
import "../entries.css";
import "./entry-detail.css";

/** One entry: its times, what is open, what happened, and what may be done with it. */
const TimeTrackingsDetailPanel: EntryPanel = entryPanel(Detail);
export default TimeTrackingsDetailPanel;

function Detail({ entry, close, sub }: EntryPanelGiven) {
	useLiveTopic("TRACKINGS", () => void renew(contract.getTimeTracking));
	return (
		<PanelFrame
			sub={sub}
			state={<EntryState entry={entry} isWhole />}
			actions={
				<>
					<ListWalk
						id={entry.id}
						endpoint={contract.getTimeTracking}
						input={(id) => ({ id })}
						open={(id) => openPanel(timeTrackingsDetail, { id })}
					/>
					<HistoryButton entity="time_tracking" entityId={entry.id} />
					<Menu entry={entry} close={close} />
				</>
			}
			footer={hasFoot(entry) && <Foot entry={entry} />}
		>
			<EntryNotices entry={entry} />
			<EntryFigures entry={entry} />
			<DayEffect userId={entry.userId} day={entry.day} wanted={wantedSpan(entry)} />
			<EntryChange entry={entry} />
			<MatterQuestion questions={entry.questions} isUndecided={entry.question !== null} />
			<MatterSteps {...entry} />
			<EntryFacts entry={entry} />
			<EntryCustom entry={entry} />
			<MatterHistory {...entry} />
		</PanelFrame>
	);
}

/** Times that are asked for, as far as there is a whole stretch of them. */
function wantedSpan(entry: EntryPanelGiven["entry"]) {
	const { begin, end } = wantedTimes(entry) ?? {};
	return begin && end ? { begin, end } : undefined;
}

function Foot({ entry }: Pick<EntryPanelGiven, "entry">) {
	const { next } = useListWalk(entry.id, () => {}).walk ?? {};
	const goOn = next === undefined ? undefined : () => openPanel(timeTrackingsDetail, { id: next });
	return <MatterFoot matter={entry} dialogs={entryDialogs} panels={entryMovePanels} goOn={goOn} />;
}

function Menu({ entry, close }: Pick<EntryPanelGiven, "entry" | "close">) {
	const label = useTexts(texts).moves.remove;
	const remove = async () => {
		if (await removeEntry(entry)) close();
	};
	return (
		<MatterMenu
			matter={entry}
			dialogs={entryDialogs}
			panels={entryMovePanels}
			remove={entry.mayDelete ? { label, run: () => void remove() } : undefined}
		/>
	);
}

/** What has to be known before anything is decided. */
function EntryNotices({ entry }: Pick<EntryPanelGiven, "entry">) {
	const t = useTexts(texts).detail;
	const { isLong, overlaps } = entry.warnings;
	const owesReason = entry.needsReason && entry.reason === null;
	if (!isLong && overlaps.length === 0 && !owesReason) return null;
	return (
		<div className="entry-notice" role="note">
			{owesReason && <p>{t.reasonOwed}</p>}
			{isLong && <p>{t.isLong}</p>}
			{overlaps.length > 0 && (
				<>
					<p>{t.overlaps}</p>
					<ul>
						{overlaps.map((other) => (
							<li key={other.id}>{overlapLines([{ entry: other }])}</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}
