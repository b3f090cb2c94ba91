import { useMemo, useRef } from "react";
import type { GridTableState } from "./use-grid-table.ts";

/** Which rows of this page are selected, and how that is changed. */
export interface RowChoice {
	readonly state: "none" | "some" | "all";
	/** With `isRange` everything since the last one. */
	readonly toggle: (index: number, isRange: boolean) => void;
	readonly togglePage: () => void;
	readonly choosePage: () => void;
}

export function useRowChoice<R extends object>(
	grid: GridTableState<R>,
): RowChoice {
	const { items, given } = grid;
	const { selection } = given;
	const last = useRef(0);
	const rows = given.rows;
	const chosen = selection?.chosen;
	const { rowId } = given;
	const count = useMemo(
		() =>
			chosen === undefined || chosen.size === 0
				? 0
				: rows.filter((row) => chosen.has(rowId(row))).length,
		[rows, chosen, rowId],
	);
	const state = count === 0 ? "none" : count === rows.length ? "all" : "some";
	const rowsBetween = (from: number, to: number) =>
		items
			.slice(Math.min(from, to), Math.max(from, to) + 1)
			.flatMap((item) => (item.kind === "row" ? item.row : []));
	return {
		state,
		toggle: (index, isRange) => {
			const item = items[index];
			if (selection === undefined || item === undefined) return;
			if (isRange) {
				selection.set(rowsBetween(last.current, index), true);
				return;
			}
			last.current = index;
			if (item.kind === "row") {
				selection.set([item.row], !selection.chosen.has(item.id));
			} else {
				const areAll = item.rows.every((row) =>
					selection.chosen.has(given.rowId(row)),
				);
				selection.set(item.rows, !areAll);
			}
		},
		togglePage: () => selection?.set(rows, state !== "all"),
		choosePage: () => selection?.set(rows, true),
	};
}
