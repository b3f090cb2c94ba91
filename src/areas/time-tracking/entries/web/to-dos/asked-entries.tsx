import { Button } from "@mantine/core";
import { useMatterWords } from "#areas/time-tracking/approvals/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeTracking } from "../../contract.ts";
import { texts } from "../../text.ts";
import { useEntryWords } from "../entry-marks.tsx";
import { timeTrackingsDetail } from "../panels.ts";
import "./to-dos.css";

/** Entries that somebody asks about before deciding, each with its question. */
export function AskedEntries({ entries }: { readonly entries: readonly TimeTracking[] }) {
	return (
		<ul className="auto-finished">
			{entries.map((entry) => (
				<AskedEntry key={entry.id} entry={entry} />
			))}
		</ul>
	);
}

function AskedEntry({ entry }: { readonly entry: TimeTracking }) {
	const { questions } = useMatterWords();
	const { page } = useTexts(texts);
	const format = useFormat();
	const words = useEntryWords();
	const { id, activity, question } = entry;
	const asked = question?.question ?? "";
	return (
		<li>
			<div className="auto-finished-head">
				<b>{activity.name}</b>
				<span>{`${format.day(entry.day)} ${words.span(entry)}`}</span>
			</div>
			<q className="asked-question">{asked}</q>
			<div className="asked-act">
				<Button onClick={() => void answer(entry, asked)}>{questions.answer}</Button>
				<Button variant="default" onClick={() => openPanel(timeTrackingsDetail, { id })}>
					{page.open}
				</Button>
			</div>
		</li>
	);
}

/** Loaded when somebody answers. */
async function answer(entry: TimeTracking, question: string): Promise<void> {
	const { entryDialogs } = await import("../entry-moves.ts");
	await entryDialogs.answer(entry, question);
}
