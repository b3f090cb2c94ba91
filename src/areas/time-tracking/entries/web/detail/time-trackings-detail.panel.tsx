import { Button } from "@mantine/core";
import {
	MatterHistory,
	MatterSteps,
	moveButtons,
} from "#areas/time-tracking/approvals/web/public.ts";
import { DayEffect } from "#areas/time-tracking/target-actual/web/public.ts";
import { DangerButton } from "#kit/ui/danger-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { ListWalk } from "#kit/web/grid/list-walk.tsx";
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
import { EntryChange, EntryCustom, EntryFacts } from "./entry-sections.tsx";
import "../entries.css";

/** One entry: its times, what is open, what happened, and what may be done with it. */
const TimeTrackingsDetailPanel: EntryPanel = entryPanel(Detail);
export default TimeTrackingsDetailPanel;

function Detail({ entry, close, ...head }: EntryPanelGiven) {
	useLiveTopic("TRACKINGS", () => void renew(contract.getTimeTracking));
	return (
		<PanelFrame
			{...head}
			state={<EntryState entry={entry} />}
			actions={
				<>
					<ListWalk
						id={entry.id}
						endpoint={contract.getTimeTracking}
						input={(id) => ({ id })}
						open={(id) => openPanel(timeTrackingsDetail, { id })}
					/>
					<HistoryButton entity="time_tracking" entityId={entry.id} />
				</>
			}
			footer={entry.moves.length > 0 && <Foot entry={entry} close={close} />}
		>
			<EntryNotices entry={entry} />
			<EntryFacts entry={entry} />
			<DayEffect userId={entry.userId} day={entry.day} />
			<EntryCustom entry={entry} />
			<EntryChange entry={entry} />
			<MatterSteps steps={entry.steps} />
			<MatterHistory events={entry.events} />
		</PanelFrame>
	);
}

function Foot({ entry, close }: Pick<EntryPanelGiven, "entry" | "close">) {
	const t = useTexts(texts).moves;
	const buttons = moveButtons(entry, entryDialogs, entryMovePanels);
	const remove = async () => {
		if (await removeEntry(entry)) close();
	};
	return (
		<>
			{entry.mayDelete && <DangerButton onClick={() => void remove()}>{t.remove}</DangerButton>}
			{buttons.map(({ move, label, run }, index) => (
				<Button
					key={move}
					variant={index === buttons.length - 1 ? "filled" : "default"}
					onClick={() => void run()}
				>
					{label}
				</Button>
			))}
		</>
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
