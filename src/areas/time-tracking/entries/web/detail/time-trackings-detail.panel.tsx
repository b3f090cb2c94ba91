import { Button } from "@mantine/core";
import {
	MatterHistory,
	MatterSteps,
	moveButtons,
} from "#areas/time-tracking/approvals/web/public.ts";
import { DayEffect } from "#areas/time-tracking/target-actual/web/public.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { ListWalk } from "#kit/web/grid/list-walk.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import type { TimeTrackingDetail } from "../../contract/tracking-answer.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { entryDialogs, entryMovePanels, removeEntry } from "../entry-moves.ts";
import { overlapLines } from "../overlap-lines.ts";
import { EntryChange } from "./entry-change.tsx";
import { EntryCustom } from "./entry-custom.tsx";
import { EntryFacts } from "./entry-facts.tsx";
import "../entry-detail.css";
import { EntryState } from "../entry-state.tsx";
import { type ofEntry, timeTrackingsDetail } from "../panels.ts";

type Given = PanelProps<typeof ofEntry>;

/** One entry: its times, what is open, what happened, and what may be done with it. */
export default function TimeTrackingsDetailPanel({ id, close }: Given) {
	const title = useTitle(timeTrackingsDetail);
	const t = useTexts(texts).detail;
	useLiveTopic("TRACKINGS", () => void renew(contract.getTimeTracking));
	return (
		<AnswerPanel title={title} endpoint={contract.getTimeTracking} input={{ id }} words={t}>
			{(entry) => <Detail entry={entry} close={close} />}
		</AnswerPanel>
	);
}

interface DetailGiven {
	readonly entry: TimeTrackingDetail;
	readonly close: () => void;
}

function Detail({ entry, close }: DetailGiven) {
	const title = useTitle(timeTrackingsDetail);
	const { firstName, lastName } = entry.user;
	return (
		<PanelFrame
			title={title}
			sub={`${lastName}, ${firstName}`}
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

function Foot({ entry, close }: DetailGiven) {
	const t = useTexts(texts).moves;
	const buttons = moveButtons(entry, entryDialogs, entryMovePanels);
	const remove = async () => {
		if (await removeEntry(entry)) close();
	};
	return (
		<>
			{entry.mayDelete && (
				<Button variant="default" data-far-left onClick={() => void remove()}>
					{t.remove}
				</Button>
			)}
			{buttons.map(({ move, label, run }, index) => (
				<Button
					key={move}
					variant={index === buttons.length - 1 ? "filled" : "default"}
					onClick={run}
				>
					{label}
				</Button>
			))}
		</>
	);
}

/** What has to be known before anything is decided. */
function EntryNotices({ entry }: { readonly entry: TimeTrackingDetail }) {
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
