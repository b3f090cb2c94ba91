import { useState } from "react";
import { columnMenuItems } from "../../menu/column-menu-items.ts";
import type { MenuItem, OpenMenu } from "../../menu/grid-menu.tsx";
import { clampWidth } from "../columns/resize-column.ts";
import type { GridTableState } from "../use-grid-table.ts";
import type { CellPlace } from "./move-in-grid.ts";

/** Rows that are measured; more would take long and say little. */
const measuredRows = 200;
const cellPadding = 22;
const headRoom = 46;

/** A point of the page, or the element a menu belongs to. */
type MenuSpot = { readonly x: number; readonly y: number } | Element;

export type Menus = ReturnType<typeof useMenus>;

/** Menus of columns and rows; only one is open. */
export function useMenus<R extends object>(grid: GridTableState<R>) {
	const [menu, setMenu] = useState<OpenMenu | null>(null);
	return {
		menu,
		open: (place: CellPlace, spot: MenuSpot) => {
			const found = place.row < 0 ? columnMenu(grid, place) : rowMenu(grid, place);
			const frame = grid.box.current?.parentElement;
			if (found === undefined || !frame) return;
			setMenu({ ...found, ...placeIn(frame, spot) });
		},
		close: () => {
			setMenu(null);
			grid.cursor.moveTo(grid.cursor.active);
		},
	};
}

function columnMenu<R extends object>(
	grid: GridTableState<R>,
	{ column }: CellPlace,
): Pick<OpenMenu, "items" | "label"> | undefined {
	const laid = grid.laid[column - grid.boxes];
	if (laid === undefined) return undefined;
	const { place, printer, filterOf, onManage } = grid.given;
	const { words } = printer;
	return {
		label: words.columnMenu(laid.column.title),
		items: columnMenuItems({
			column: laid.column,
			place,
			words,
			onManage,
			onFilter: filterOf(laid.column),
			onFit: () => fitColumn(grid, laid.index),
		}),
	};
}

function rowMenu<R extends object>(
	grid: GridTableState<R>,
	{ row: index }: CellPlace,
): Pick<OpenMenu, "items" | "label"> | undefined {
	const item = grid.items[index];
	const { rowActions, printer } = grid.given;
	if (item?.kind !== "row" || rowActions === undefined) return undefined;
	const actions = rowActions(item.row);
	if (actions.length === 0) return undefined;
	const items: MenuItem[] = actions.map((action, at) => ({
		...action,
		run: () => action.run(item.row),
		beginsPart: at > 0 && (action.isDanger ?? false) && !actions[at - 1]?.isDanger,
	}));
	return { items, label: printer.words.rowMenu };
}

/** As wide as the widest text of the rows that are there. */
export function fitColumn<R extends object>(grid: GridTableState<R>, index: number): void {
	const column = grid.laid[index]?.column;
	const { place, printer, page } = grid.given;
	if (column === undefined || grid.box.current === null) return;
	const texts = page.rows.slice(0, measuredRows).map((row) => column.text(row, printer));
	const { font } = getComputedStyle(grid.box.current);
	const width = clampWidth(fitWidth(column.title, texts, font), column.minWidth);
	place.change({ columnWidths: { ...place.settings.columnWidths, [column.id]: width } });
}

/** Width that shows the widest of some texts whole, and the title with its arrow and menu. */
function fitWidth(title: string, texts: readonly string[], font: string): number {
	const context = document.createElement("canvas").getContext("2d");
	if (context === null) return 0;
	context.font = font;
	const widest = texts.reduce((most, text) => Math.max(most, context.measureText(text).width), 0);
	const head = context.measureText(title).width + headRoom;
	return Math.ceil(Math.max(widest + cellPadding, head));
}

function placeIn(frame: HTMLElement, spot: MenuSpot): { x: number; y: number } {
	const edges = frame.getBoundingClientRect();
	const zoom = edges.width / frame.offsetWidth || 1;
	const at =
		spot instanceof Element
			? { x: spot.getBoundingClientRect().left, y: spot.getBoundingClientRect().bottom }
			: spot;
	return { x: (at.x - edges.left) / zoom, y: (at.y - edges.top) / zoom };
}
