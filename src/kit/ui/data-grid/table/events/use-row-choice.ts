import { useMemo, useRef } from "react";
import type { GridItem } from "../grid-items.ts";
import type { GridTableState } from "../use-grid-table.ts";

export type RowChoice = ReturnType<typeof useRowChoice>;

/** Which rows of this page are selected, and how that is changed. */
export function useRowChoice<R extends object>(grid: GridTableState<R>) {
	const { items, given } = grid;
	const { selection, rowId } = given;
	const { rows } = given.page;
	const last = useRef(0);
	const state = usePageState(grid);
	return {
		state,
		/** With `isRange` everything since the last one. */
		toggle: (index: number, isRange: boolean) => {
			const item = items[index];
			if (selection === undefined || item === undefined) return;
			if (isRange) {
				selection.set(rowsBetween(items, last.current, index), true);
				return;
			}
			last.current = index;
			const meant = item.kind === "row" ? [item.row] : item.rows;
			const areAll = meant.every((row) => selection.chosen.has(rowId(row)));
			selection.set(meant, !areAll);
		},
		togglePage: () => selection?.set(rows, state !== "all"),
		choosePage: () => selection?.set(rows, true),
	};
}

function usePageState<R extends object>({ given }: GridTableState<R>): "none" | "some" | "all" {
	const { rowId, selection } = given;
	const { rows } = given.page;
	const chosen = selection?.chosen;
	return useMemo(() => {
		if (chosen === undefined || chosen.size === 0) return "none";
		const count = rows.filter((row) => chosen.has(rowId(row))).length;
		if (count === 0) return "none";
		return count === rows.length ? "all" : "some";
	}, [rows, chosen, rowId]);
}

function rowsBetween<R extends object>(
	items: readonly GridItem<R>[],
	from: number,
	to: number,
): readonly R[] {
	return items
		.slice(Math.min(from, to), Math.max(from, to) + 1)
		.flatMap((item) => (item.kind === "row" ? item.row : []));
}
