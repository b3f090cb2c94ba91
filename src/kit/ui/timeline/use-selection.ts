import { useRef } from "react";
import type { RowLine, TimelineLine } from "./layout/lay-lines.ts";
import type { TimelineGiven, TimelineItem } from "./timeline-given.ts";

export interface TimelineSelection {
	readonly isOn: boolean;
	/** Those that are selected, in the order of the rows and their days. */
	readonly items: () => readonly TimelineItem[];
	readonly toggle: (item: TimelineItem) => void;
	/** All from the one chosen last to this one: of the rows between them what lies on the days between them. */
	readonly extendTo: (item: TimelineItem) => void;
	readonly all: () => number;
	/** @returns whether there was anything */
	readonly clear: () => boolean;
}

/** Several items at once, by Ctrl, Shift and keys. What is selected is kept by the page, which acts upon it. */
export function useTimelineSelection(
	{ selected, onSelect }: TimelineGiven,
	lines: readonly TimelineLine[],
): TimelineSelection {
	const chosen = useRef<TimelineItem | undefined>(undefined);
	const shown = () => lines.filter((line) => line.kind === "row").flatMap(itemsOf);
	const choose = (ids: ReadonlySet<string>) => onSelect?.(ids);
	return {
		isOn: onSelect !== undefined,
		items: () => shown().filter(({ id }) => selected?.has(id)),
		toggle: (item) => {
			chosen.current = item;
			choose((selected ?? new Set()).symmetricDifference(new Set([item.id])));
		},
		extendTo: (item) => {
			const first = chosen.current ?? item;
			chosen.current = first;
			const ids = between(lines, first, item).map(({ id }) => id);
			choose((selected ?? new Set()).union(new Set(ids)));
		},
		all: () => {
			const ids = new Set(shown().map(({ id }) => id));
			choose(ids);
			return ids.size;
		},
		clear: () => {
			if (!selected || selected.size === 0) return false;
			choose(new Set());
			return true;
		},
	};
}

function itemsOf(line: RowLine): readonly TimelineItem[] {
	return line.items.toSorted((a, b) => a.begin - b.begin).map(({ item }) => item);
}

/** Those of the rows from one to the other that reach into the days from one to the other. */
export function between(
	lines: readonly TimelineLine[],
	one: TimelineItem,
	other: TimelineItem,
): readonly TimelineItem[] {
	const lineOf = ({ rowId }: TimelineItem) => lines.findIndex(({ id }) => id === rowId);
	const [a, b] = [lineOf(one), lineOf(other)];
	const from = Math.min(one.from, other.from);
	const to = Math.max(one.to, other.to);
	return lines
		.slice(Math.min(a, b), Math.max(a, b) + 1)
		.flatMap((line) => (line.kind === "row" ? itemsOf(line) : []))
		.filter((item) => item.from <= to && item.to >= from);
}
