import { useMediaQuery } from "@mantine/hooks";
import { sizes } from "#kit/contract/limits.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeTracking } from "../../contract.ts";
import { texts } from "../../text.ts";
import { EntryActivity } from "../entry-activity.tsx";
import { EntryState } from "../entry-state.tsx";
import "../entries.css";

const phone = `(max-width: ${sizes.phoneBelow - 1}px)`;

interface Given {
	readonly entries: readonly TimeTracking[];
	readonly label: string;
}

/** Entries as a table, on a phone as cards. */
export function EntryList(given: Given) {
	const isPhone = useMediaQuery(phone, undefined, {
		getInitialValueInEffect: false,
	});
	return isPhone ? <EntryCards {...given} /> : <EntryTable {...given} />;
}

interface EntryTableGiven {
	readonly entries: readonly TimeTracking[];
	/** Read aloud. */
	readonly label: string;
}

/** Entries as a table; a day is printed strong at its first entry, then dimmed. */
function EntryTable({ entries, label }: EntryTableGiven) {
	const format = useFormat();
	const t = useTexts(texts);
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
						<td>{format.time(entry.begin, entry.zone)}</td>
						<td>
							{entry.end === null ? (
								<span className="entry-open">{t.untilNow}</span>
							) : (
								format.time(entry.end, entry.zone)
							)}
						</td>
						<td className="entry-what">
							<EntryActivity entry={entry} />
						</td>
						<td className="number">
							<b>{entry.duration === null ? t.runs : format.hours(entry.duration / 60)}</b>
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

interface EntryCardsGiven {
	readonly entries: readonly TimeTracking[];
	/** Read aloud. */
	readonly label: string;
}

/** The same entries where a table is too wide: two lines each. */
function EntryCards({ entries, label }: EntryCardsGiven) {
	const format = useFormat();
	const t = useTexts(texts);
	return (
		<ul className="entry-cards" aria-label={label}>
			{entries.map((entry, index) => (
				<li key={entry.id}>
					<span data-again={entries[index - 1]?.day === entry.day || undefined}>
						{format.day(entry.day)}
					</span>
					<span>
						{t.span(
							format.time(entry.begin, entry.zone),
							entry.end === null ? "" : format.time(entry.end, entry.zone),
						)}
					</span>
					<b className="number">
						{entry.duration === null ? t.runs : format.hours(entry.duration / 60)}
					</b>
					<EntryActivity entry={entry} />
					<EntryState entry={entry} />
				</li>
			))}
		</ul>
	);
}
