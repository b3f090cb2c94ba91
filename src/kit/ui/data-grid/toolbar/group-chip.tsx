import { IconX } from "@tabler/icons-react";
import type { GridWords } from "../column/printer.ts";
import type { GridViewGiven } from "../grid-given.ts";
import "../filter/filter-chip.css";

interface Given<R extends object> {
	readonly view: GridViewGiven<R>;
	readonly words: GridWords;
}

/** What the rows are grouped by: its column is not shown, so this is the way back. */
export function GroupChip<R extends object>({ view, words }: Given<R>) {
	const { settings, change } = view.place;
	const column = view.columns.find(({ id }) => id === settings.groupBy);
	if (column === undefined) return null;
	return (
		<span className="grid-chip grid-chip-group">
			<span className="grid-chip-text">{words.group.by(column.title)}</span>
			<button
				type="button"
				className="grid-chip-remove"
				aria-label={words.menu.ungroup}
				onClick={() => change({ groupBy: null })}
			>
				<IconX size={14} stroke={2} aria-hidden />
			</button>
		</span>
	);
}
