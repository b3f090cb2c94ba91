import { IconAlarm, IconMessageQuestion } from "@tabler/icons-react";
import { type MatterToDo, openStepWords } from "#areas/time-tracking/approvals/web/public.ts";
import { StateTag } from "#kit/ui/tag/state-tag.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeTracking } from "../../contract.ts";
import { texts } from "../../text.ts";
import { EntryList } from "../list/recent-entries.tsx";
import { useEntriesById, useRecentEntries } from "../list/use-entries.ts";
import "./to-dos.css";

/** Entries whose activity asks for a reason that nobody has given yet. */
const needsReason: MatterToDo<TimeTracking> = {
	icon: IconMessageQuestion,
	tone: "req",
	useWords: () => useTexts(texts).toDos.needsReason,
	useLine: (ids) => {
		const format = useFormat();
		const t = useTexts(texts).toDos;
		const { entries } = needsReason.useFound(ids);
		const oldest = entries?.length === ids.length ? entries.at(-1) : undefined;
		return oldest
			? t.needsReason.oldestFrom(ids.length, format.day(oldest.day))
			: t.count(ids.length);
	},
	useFound: (ids) => useEntriesById(ids, useTexts(texts).context.needsReason),
	List: ({ entries }) => (
		<EntryList entries={entries} label={useTexts(texts).toDos.needsReason.list} />
	),
};

/** Entries that nobody ended, and what becomes of them. */
const autoFinished: MatterToDo<TimeTracking> = {
	icon: IconAlarm,
	tone: "rej",
	useWords: () => useTexts(texts).toDos.autoFinished,
	useLine: (ids) => {
		const format = useFormat();
		const t = useTexts(texts).toDos;
		const { data } = useRecentEntries();
		const { end, zone } = data?.timeTrackings.find(({ id }) => ids.includes(id)) ?? {};
		return end
			? t.autoFinished.lastAt(format.day(end, zone), format.time(end, zone))
			: t.count(ids.length);
	},
	useFound: (ids) => useEntriesById(ids, useTexts(texts).context.autoFinished),
	List: ({ entries }) => (
		<ul className="auto-finished">
			{entries.map((entry) => (
				<AutoFinishedEntry key={entry.id} entry={entry} />
			))}
		</ul>
	),
};

/** What of one's own entries waits for oneself. */
export const entryToDos = { needsReason, autoFinished };

function AutoFinishedEntry({ entry }: { readonly entry: TimeTracking }) {
	const format = useFormat();
	const { list, toDos } = useTexts(texts);
	const t = toDos.autoFinished;
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
