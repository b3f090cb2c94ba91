import { useEffect, useEffectEvent, useState } from "react";
import { createStore } from "../../create-store.ts";

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
	/** All hits. */
	readonly total: number;
	/** Shows the next page, or with −1 the one before; undefined where all rows are there. */
	readonly turn?: ((by: 1 | -1) => void) | undefined;
}

/** Rows of the lists on the screen, the one that came last at the end. */
export const shownRows = createStore<ReadonlyMap<object, ShownRows>>(new Map());

/** Lets details walk through the rows of a list, or of a tree as far as it is open. */
export function useShownRows(given: ShownRows): void {
	const { roots, offset, total } = given;
	const [list] = useState(() => ({}));
	const hasPages = given.turn !== undefined;
	const turnPage = useEffectEvent((by: 1 | -1) => given.turn?.(by));
	useEffect(() => {
		const turn = hasPages ? (by: 1 | -1) => turnPage(by) : undefined;
		const shown = { roots, offset, total, turn };
		shownRows.set(new Map(shownRows.get()).set(list, shown));
	}, [list, roots, offset, total, hasPages]);
	useEffect(
		() => () => {
			const left = new Map(shownRows.get());
			left.delete(list);
			shownRows.set(left);
		},
		[list],
	);
}
