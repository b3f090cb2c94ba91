import type { KeyboardEvent } from "react";
import type { CellPlace } from "../table/events/move-in-grid.ts";
import type { GridTableState } from "../table/use-grid-table.ts";

/**
 * In the first column the keys are those of a tree: right opens, left closes or leads to the row above, Home and End to the
 * first and last row.
 *
 * @returns whether the key was one of them
 */
export function treeKey<R extends object>(
	{ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
	grid: GridTableState<R>,
	at: CellPlace,
): boolean {
	const { shownTree: tree, onOpen } = grid.given;
	const line = tree?.lineOf(grid.items[at.row]?.id ?? "");
	if (tree === undefined || line === undefined || at.column !== grid.boxes) return false;
	if (ctrlKey || metaKey || altKey || shiftKey) return false;
	const go = (row: number) => grid.cursor.moveTo({ ...at, row: Math.max(0, row) });
	if (key === "Home") go(0);
	else if (key === "End") go(grid.items.length - 1);
	else if (key === "ArrowLeft" && line.isOpen) tree.turn(line.id);
	else if (key === "ArrowLeft") go(grid.items.findIndex(({ id }) => id === line.parentId));
	else if (key === "ArrowRight" && line.isOpen === false) tree.turn(line.id);
	else if (key === " " && !grid.hasBox) onOpen?.(line.row);
	else return false;
	return true;
}
