import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeTracking } from "../contract.ts";
import { texts } from "../text.ts";
import { EntryActivity } from "./entry-activity.tsx";
import { EntryState } from "./entry-state.tsx";

interface Given {
	readonly entries: readonly TimeTracking[];
	/** Read aloud. */
	readonly label: string;
}

/** The same entries where a table is too wide: two lines each. */
export function EntryCards({ entries, label }: Given) {
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
