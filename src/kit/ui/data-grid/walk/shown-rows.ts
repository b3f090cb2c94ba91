import { useMemo, useState } from "react";
import { createStore, useListed } from "../../create-store.ts";
import { useLatest } from "../../use-latest.ts";

export interface Walk {
	/** From 1, among all hits of the list. */
	readonly position: number;
	readonly total: number;
	readonly hasMore: boolean | undefined;
	/** Ids of the rows beside it on the page that is shown. */
	readonly previous: string | undefined;
	readonly next: string | undefined;
	/** The list it stands in. */
	readonly list: object;
	/** What shows the page on which the way goes on; undefined where it ends, and where a row is beside it. */
	readonly before: (() => void) | undefined;
	readonly beyond: (() => void) | undefined;
}

/** A row, or a group of rows. */
interface WalkRow {
	readonly id: string;
	readonly groupingColumnId?: string | undefined;
	readonly subRows: readonly WalkRow[];
}

interface ShownRows {
	/** In the order they are seen; with a grouping these are its groups. */
	readonly roots: readonly WalkRow[];
	/** Rows of the pages before. */
	readonly offset: number;
	/** All hits; there may be more than these. */
	readonly total: number;
	readonly hasMore?: boolean | undefined;
	/** Shows the next page, or with −1 the one before; undefined where all rows are there. */
	readonly turn?: ((by: 1 | -1) => void) | undefined;
}

/** Rows of the lists on the screen, the one that came last at the end. */
export const shownRows = createStore<ReadonlyMap<object, ShownRows>>(new Map());

/** Lets details walk through the rows of a list, or of a tree as far as it is open. */
export function useShownRows(given: ShownRows): void {
	const { roots, offset, total, hasMore } = given;
	const [list] = useState(() => ({}));
	const hasPages = given.turn !== undefined;
	const turnPage = useLatest((by: 1 | -1) => given.turn?.(by));
	const shown = useMemo(() => {
		const turn = hasPages ? (by: 1 | -1) => turnPage.current(by) : undefined;
		return { roots, offset, total, hasMore, turn };
	}, [roots, offset, total, hasMore, hasPages, turnPage]);
	useListed(shownRows, list, shown);
}

type Lists = ReturnType<typeof shownRows.get>;

/** Where a row stands in the list that was opened last of those that show it; undefined where none does. */
export function walkOf(id: string, lists: Lists): Walk | undefined {
	for (const [list, { offset, total, hasMore, turn }] of [...lists].reverse()) {
		const ids = idsOf(list, lists);
		const at = ids.indexOf(id);
		if (at < 0) continue;
		const isFirst = at === 0 && offset > 0;
		const isLast = at === ids.length - 1 && offset + ids.length < total;
		return {
			position: offset + at + 1,
			total,
			hasMore,
			previous: ids[at - 1],
			next: ids[at + 1],
			list,
			before: isFirst && turn ? () => turn(-1) : undefined,
			beyond: isLast && turn ? () => turn(1) : undefined,
		};
	}
	return undefined;
}

/** Of the rows that a list shows, in the order they are seen; none of a list that is gone. */
export function idsOf(list: object, lists: Lists): readonly string[] {
	const roots = lists.get(list)?.roots ?? [];
	return roots.flatMap((root) =>
		root.groupingColumnId === undefined ? root.id : root.subRows.map((row) => row.id),
	);
}
