import type { KeyboardEvent, MouseEvent } from "react";
import { shiftColumn, toggleSort } from "../../settings/change-columns.ts";
import { treeKey } from "../../tree/tree-key.ts";
import { clampWidth } from "../columns/resize-column.ts";
import type { GridTableState } from "../use-grid-table.ts";
import { type CellPlace, cellOfEvent, isOwnControl, moveInGrid } from "./move-in-grid.ts";
import type { Menus } from "./use-menus.ts";
import type { RowChoice } from "./use-row-choice.ts";

interface Parts<R extends object> {
	readonly grid: GridTableState<R>;
	readonly menus: Menus;
	readonly choice: RowChoice;
}

/** Keys and clicks of the whole grid, heard in one place: rows stay light. */
export function useGridEvents<R extends object>(parts: Parts<R>) {
	const { grid, menus } = parts;
	return {
		onKeyDown: (event: KeyboardEvent) => onKey(event, parts),
		onClick: (event: MouseEvent) => onClick(event, parts),
		onContextMenu: (event: MouseEvent) => {
			const place = cellOfEvent(event.target);
			if (place === undefined) return;
			event.preventDefault();
			grid.cursor.note(place);
			menus.open(place, { x: event.clientX, y: event.clientY });
		},
		onFocus: (event: { readonly target: EventTarget }) => {
			const place = cellOfEvent(event.target);
			if (place !== undefined) grid.cursor.note(place);
		},
	};
}

function onKey<R extends object>(event: KeyboardEvent, parts: Parts<R>): void {
	const target = event.target as HTMLElement;
	// what a cell shows has its own keys
	if (target.dataset.col === undefined) return;
	const { grid } = parts;
	const { cursor } = grid;
	const at = cellOfEvent(target) ?? cursor.active;
	const handled =
		menuKey(event, parts, at) ||
		(at.row < 0 ? headKey(event, parts, at) : rowKey(event, parts, at));
	if (handled) {
		event.preventDefault();
		return;
	}
	if (event.altKey || event.shiftKey) return;
	const isFar = event.ctrlKey || event.metaKey;
	const next = moveInGrid(event.key, isFar, at, cursor.extent());
	if (next === undefined) return;
	event.preventDefault();
	cursor.moveTo(next);
}

function menuKey<R extends object>(event: KeyboardEvent, { menus }: Parts<R>, at: CellPlace) {
	const isMenu = event.key === "ContextMenu" || (event.shiftKey && event.key === "F10");
	if (isMenu) menus.open(at, event.target as Element);
	return isMenu;
}

const keyStep = 16;

function headKey<R extends object>(
	event: KeyboardEvent,
	{ grid, choice }: Parts<R>,
	at: CellPlace,
): boolean {
	const { place } = grid.given;
	const laid = grid.laid[at.column - grid.boxes];
	if (event.key === "Enter" || event.key === " ") {
		if (grid.hasBox && at.column === 0) choice.togglePage();
		else if (laid?.column.sortable) {
			place.change(toggleSort(place.settings, laid.column.id));
		}
		return true;
	}
	const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
	if (laid === undefined || by === undefined) return false;
	const { id, minWidth } = laid.column;
	if (event.altKey) {
		place.change(shiftColumn(place.settings, id, by as -1 | 1));
		followColumn(grid, at, by);
		return true;
	}
	if (!event.shiftKey) return false;
	const width = clampWidth(laid.width + by * keyStep, minWidth);
	place.change({ columnWidths: { ...place.settings.columnWidths, [id]: width } });
	return true;
}

/** The focus goes along with the column that is moved. */
function followColumn<R extends object>(grid: GridTableState<R>, at: CellPlace, by: number): void {
	const laid = grid.laid[at.column - grid.boxes];
	const neighbour = grid.laid[at.column - grid.boxes + by];
	if (laid === undefined || neighbour?.isPinned !== laid.isPinned) return;
	const place = { row: at.row, column: at.column + by };
	grid.cursor.moveTo(place, laid.column.id);
}

function rowKey<R extends object>(
	event: KeyboardEvent,
	{ grid, menus, choice }: Parts<R>,
	at: CellPlace,
): boolean {
	const item = grid.items[at.row];
	if (item === undefined) return false;
	if (treeKey(event, grid, at)) return true;
	if (event.key === " ") {
		choice.toggle(at.row, event.shiftKey);
		return true;
	}
	if (event.key === "a" && (event.ctrlKey || event.metaKey)) {
		choice.choosePage();
		return grid.hasBox;
	}
	if (event.key !== "Enter") return false;
	if (item.kind === "group") grid.toggleGroup(item.id);
	else if (grid.hasMenu && at.column === grid.columnCount - 1) {
		menus.open(at, event.target as Element);
	} else grid.given.onOpen?.(item.row);
	return true;
}

function onClick<R extends object>(event: MouseEvent, parts: Parts<R>): void {
	const { grid, menus, choice } = parts;
	const place = cellOfEvent(event.target);
	if (place === undefined) return;
	const { row, column } = place;
	const isEdge = grid.hasMenu && column === grid.columnCount - 1;
	if (row < 0) {
		headClick(event, parts, place);
		return;
	}
	const item = grid.items[row];
	if (item?.kind === "group") grid.toggleGroup(item.id);
	else if (item && isTurn(event.target)) grid.given.shownTree?.turn(item.id);
	else if (grid.hasBox && column === 0) choice.toggle(row, event.shiftKey);
	else if (isEdge) menus.open(place, event.target as Element);
	else if (isOwnControl(event.target)) return;
	else if (event.ctrlKey || event.metaKey) choice.toggle(row, false);
	else if (event.shiftKey) choice.toggle(row, true);
	else if (item !== undefined && isPlainClick()) grid.given.onOpen?.(item.row);
}

function isTurn(target: EventTarget): boolean {
	return (target as Element).closest("[data-act=turn]") !== null;
}

/** Marking text with the mouse does not open the row. */
function isPlainClick(): boolean {
	const marked = getSelection();
	return marked === null || marked.isCollapsed;
}

function headClick<R extends object>(
	event: MouseEvent,
	{ grid, menus, choice }: Parts<R>,
	place: CellPlace,
): void {
	if (grid.hasBox && place.column === 0) {
		choice.togglePage();
		return;
	}
	const act = (event.target as Element).closest<HTMLElement>("[data-act]");
	const cell = (event.target as Element).closest("[data-col]");
	const column = grid.laid[place.column - grid.boxes]?.column;
	const { place: settings } = grid.given;
	if (act?.dataset.act === "menu" && cell) menus.open(place, cell);
	else if (act?.dataset.act === "sort" && column !== undefined) {
		settings.change(toggleSort(settings.settings, column.id));
	}
}
