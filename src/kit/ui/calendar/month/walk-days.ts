import type { KeyboardEvent } from "react";

const along: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const across: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Moves the focus among the days below by arrows, Home and End; only the day that has it is reached by Tab. Each says its
 * row and column (`data-at="row column"`).
 */
export function walkDays(event: KeyboardEvent<HTMLElement>): void {
	if (event.altKey || event.ctrlKey || event.metaKey) return;
	const cells = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-at]:not(:disabled)")];
	const from = cells.find((cell) => cell === document.activeElement);
	const to = from && targetOf(event.key, cells, from);
	if (from === undefined || to === undefined) return;
	event.preventDefault();
	for (const cell of cells) cell.tabIndex = cell === to ? 0 : -1;
	to.focus();
}

function targetOf(
	key: string,
	cells: readonly HTMLElement[],
	from: HTMLElement,
): HTMLElement | undefined {
	const { row, column } = placeOf(from);
	if (key in along) return cells[cells.indexOf(from) + (along[key] ?? 0)];
	if (key in across) {
		const at = `${row + (across[key] ?? 0)} ${column}`;
		return cells.find((cell) => cell.dataset.at === at);
	}
	const ofRow = cells.filter((cell) => placeOf(cell).row === row);
	if (key === "Home") return ofRow[0];
	return key === "End" ? ofRow.at(-1) : undefined;
}

function placeOf(cell: HTMLElement) {
	const [row = 0, column = 0] = (cell.dataset.at ?? "").split(" ").map(Number);
	return { row, column };
}
