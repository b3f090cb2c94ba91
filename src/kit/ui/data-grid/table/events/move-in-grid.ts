/** A cell: row −1 is the head. */
export interface CellPlace {
	readonly row: number;
	readonly column: number;
}

export interface GridExtent {
	readonly rows: number;
	readonly columns: number;
	/** Rows that PageUp and PageDown pass. */
	readonly pageRows: number;
}

const steps: Readonly<
	Record<string, (at: CellPlace, extent: GridExtent, isFar: boolean) => CellPlace>
> = {
	ArrowUp: ({ row, column }, _extent, isFar) => ({ row: isFar ? 0 : row - 1, column }),
	ArrowDown: ({ row, column }, { rows }, isFar) => ({ row: isFar ? rows - 1 : row + 1, column }),
	ArrowLeft: ({ row, column }, _extent, isFar) => ({ row, column: isFar ? 0 : column - 1 }),
	ArrowRight: ({ row, column }, { columns }, isFar) => ({
		row,
		column: isFar ? columns - 1 : column + 1,
	}),
	Home: ({ row }, _extent, isFar) => ({ row: isFar ? 0 : row, column: 0 }),
	End: ({ row }, { rows, columns }, isFar) => ({
		row: isFar ? rows - 1 : row,
		column: columns - 1,
	}),
	PageUp: ({ row, column }, { pageRows }) => ({ row: Math.max(0, row - pageRows), column }),
	PageDown: ({ row, column }, { pageRows }) => ({ row: row + pageRows, column }),
};

/**
 * Where a key leads; undefined for keys that lead nowhere.
 *
 * @param isFar with Ctrl: to the edge
 */
export function moveInGrid(
	key: string,
	isFar: boolean,
	at: CellPlace,
	extent: GridExtent,
): CellPlace | undefined {
	const next = steps[key]?.(at, extent, isFar);
	if (next === undefined) return undefined;
	return {
		row: Math.min(extent.rows - 1, Math.max(-1, next.row)),
		column: Math.min(extent.columns - 1, Math.max(0, next.column)),
	};
}

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
