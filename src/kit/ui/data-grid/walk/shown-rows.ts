import { useEffect, useState } from "react";
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
}

/** Rows of the lists on the screen, the one that came last at the end. */
export const shownRows = createStore<ReadonlyMap<object, ShownRows>>(new Map());

/** Lets details walk through the rows of a list, or of a tree as far as it is open. */
export function useShownRows({ roots, offset, total }: ShownRows): void {
	const [list] = useState(() => ({}));
	useEffect(() => {
		const shown = { roots, offset, total };
		shownRows.set(new Map(shownRows.get()).set(list, shown));
	}, [list, roots, offset, total]);
	useEffect(
		() => () => {
			const left = new Map(shownRows.get());
			left.delete(list);
			shownRows.set(left);
		},
		[list],
	);
}
