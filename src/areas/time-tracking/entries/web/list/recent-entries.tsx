import { useRef } from "react";
import { Card } from "#kit/ui/card/card.tsx";
import { scaleOfType } from "#kit/ui/scale-of-type.ts";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useBoxSize } from "#kit/ui/use-box-size.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useSettings } from "#kit/web/settings/settings-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeTracking } from "../../contract.ts";
import { texts } from "../../text.ts";
import { EntryActivity, EntryState, useEntryWords } from "../entry-marks.tsx";
import "../entries.css";
import { useRecentEntries } from "./use-entries.ts";

/** Pixels below which a table of entries loses its last column; they grow with the type. */
const leastOfTable = 480;

/** The box of one's own entries of the last 30 days. */
export function RecentEntries() {
	const t = useTexts(texts);
	const { data, isError, refetch } = useRecentEntries();
	const { timeZoneHomebase } = useSession();
	const { region } = useSettings();
	const isAway = timeZoneHomebase !== region.timezone;
	const isCut = data !== undefined && data.total > data.timeTrackings.length;
	return (
		<Card
			title={t.recent.title}
			note={t.recent.note}
			side={isAway && t.timesIn(timeZoneHomebase)}
			flush
			scrolls
			className="entries-card"
		>
			{data === undefined && (
				<AwaitedState hasFailed={isError} text={t.recent.failed} onRetry={() => void refetch()} />
			)}
			{data?.timeTrackings.length === 0 && <EmptyState text={t.recent.empty} />}
			{data !== undefined && data.timeTrackings.length > 0 && (
				<EntryList entries={data.timeTrackings} label={t.recent.list} />
			)}
			{isCut && (
				<p className="entries-cut">{t.recent.more(data.timeTrackings.length, data.total)}</p>
			)}
		</Card>
	);
}

interface Given {
	readonly entries: readonly TimeTracking[];
	/** Read aloud. */
	readonly label: string;
}

/** Entries as a table, where there is too little room for one as cards. */
export function EntryList(given: Given) {
	const box = useRef<HTMLDivElement>(null);
	const { width } = useBoxSize(box);
	const List = width < leastOfTable * scaleOfType() ? EntryCards : EntryTable;
	return <div ref={box}>{width > 0 && <List {...given} />}</div>;
}

/** Entries as a table; a day is printed strong at its first entry, then dimmed. */
function EntryTable({ entries, label }: Given) {
	const format = useFormat();
	const words = useEntryWords();
	const t = useTexts(texts).list.columns;
	return (
		<table className="entry-table" aria-label={label}>
			<thead>
				<tr>
					<th scope="col">{t.day}</th>
					<th scope="col">{t.begin}</th>
					<th scope="col">{t.end}</th>
					<th scope="col">{t.activity}</th>
					<th scope="col" className="number">
						{t.duration}
					</th>
					<th scope="col">{t.state}</th>
				</tr>
			</thead>
			<tbody>
				{entries.map((entry, index) => (
					<tr key={entry.id}>
						<td data-again={entries[index - 1]?.day === entry.day || undefined}>
							{format.day(entry.day)}
						</td>
						<td>{words.begin(entry)}</td>
						<td className={entry.end === null ? "entry-open" : undefined}>{words.end(entry)}</td>
						<td className="entry-what">
							<EntryActivity entry={entry} />
						</td>
						<td className="number">
							<b>{words.duration(entry)}</b>
						</td>
						<td>
							<EntryState entry={entry} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** The same entries where a table is too wide: two lines each. */
function EntryCards({ entries, label }: Given) {
	const format = useFormat();
	const words = useEntryWords();
	return (
		<ul className="entry-cards" aria-label={label}>
			{entries.map((entry, index) => (
				<li key={entry.id}>
					<span data-again={entries[index - 1]?.day === entry.day || undefined}>
						{format.day(entry.day)}
					</span>
					<span>{words.span(entry)}</span>
					<b className="number">{words.duration(entry)}</b>
					<EntryActivity entry={entry} />
					<EntryState entry={entry} />
				</li>
			))}
		</ul>
	);
}
