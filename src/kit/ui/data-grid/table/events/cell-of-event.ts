import type { CellPlace } from "./move-in-grid.ts";

/** The cell that something happened in; undefined between cells. */
export function cellOfEvent(target: EventTarget): CellPlace | undefined {
	const cell = (target as Element).closest<HTMLElement>("[data-col]");
	const row = cell?.closest<HTMLElement>("[data-row]");
	if (!cell || !row) return undefined;
	return { row: Number(row.dataset.row), column: Number(cell.dataset.col) };
}

/** Whether a control inside of a cell was meant: a link, a field or a button that the cell itself shows. */
export function isOwnControl(target: EventTarget): boolean {
	const control = (target as Element).closest("a, button, input, select, textarea, [role=button]");
	return control?.closest("[data-col]") !== null && control !== null;
}
