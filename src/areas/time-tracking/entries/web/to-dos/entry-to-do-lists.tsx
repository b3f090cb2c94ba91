import { type MatterToDoList, openStepWords } from "#areas/time-tracking/approvals/web/public.ts";
import { StateTag } from "#kit/ui/tag/state-tag.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeTracking } from "../../contract.ts";
import { texts as entryTexts } from "../../text.ts";
import { EntryList } from "../list/recent-entries.tsx";
import { useEntriesById } from "../list/use-entries.ts";
import { AskedEntries } from "./asked-entries.tsx";
import { texts } from "./text.ts";
import "./to-dos.css";

type List = MatterToDoList<TimeTracking>;

export const asked: List = {
	isSettledHere: true,
	useWords: () => useTexts(texts).asked,
	useFound: (ids) => useEntriesById(ids, useTexts(texts).asked.context),
	List: AskedEntries,
};

export const needsReason: List = {
	useWords: () => useTexts(texts).needsReason,
	useFound: (ids) => useEntriesById(ids, useTexts(entryTexts).toDos.needsReason.context),
	List: ({ entries }) => <EntryList entries={entries} label={useTexts(texts).needsReason.list} />,
};

export const autoFinished: List = {
	useWords: () => useTexts(texts).autoFinished,
	useFound: (ids) => useEntriesById(ids, useTexts(texts).autoFinished.context),
	List: ({ entries }) => (
		<ul className="auto-finished">
			{entries.map((entry) => (
				<AutoFinishedEntry key={entry.id} entry={entry} />
			))}
		</ul>
	),
};

function AutoFinishedEntry({ entry }: { readonly entry: TimeTracking }) {
	const format = useFormat();
	const { list } = useTexts(entryTexts);
	const t = useTexts(texts).autoFinished;
	const { begin, end, zone, duration, state, openSteps } = entry;
	const facts = [
		[list.columns.begin, format.instant(begin, zone)],
		[list.columns.end, end === null ? "–" : format.instant(end, zone)],
		[list.columns.duration, duration === null ? "–" : format.hours(duration / 60)],
		[t.steps, openStepWords(openSteps) || t.noSteps],
	];
	return (
		<li>
			<div className="auto-finished-head">
				<b>{entry.activity.name}</b>
				{state !== "APPROVED" && <StateTag state={state} />}
			</div>
			<dl>
				{facts.map(([label, value]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</li>
	);
}
