// biome-ignore-all lint/a11y/useFocusableInteractive: the focus belongs to the cells, one at a time
// biome-ignore-all lint/a11y/useSemanticElements: rows stand where they are scrolled to, which a table cannot do
import { IconArrowDown, IconArrowUp, IconDots } from "@tabler/icons-react";
import { memo, type PointerEvent } from "react";
import type { Printer } from "../column/printer.ts";
import type { GridSettings } from "../settings/grid-settings.ts";
import type { WindowCell } from "./columns/use-column-window.ts";
import "./grid-head.css";

interface Given<R extends object> {
	readonly cells: readonly WindowCell<R>[];
	readonly settings: GridSettings;
	readonly printer: Printer;
	readonly hasBox: boolean;
	readonly hasMenu: boolean;
	readonly columnCount: number;
	readonly activeColumn: number;
	/** How many rows of this page are selected. */
	readonly selected: "none" | "some" | "all";
	/** There are no rows: nothing to select. */
	readonly isEmpty: boolean;
	readonly onResize: (event: PointerEvent, cell: WindowCell<R>) => void;
	readonly onDrop: (id: string, target: string, isAfter: boolean) => void;
}

const dragType = "application/x-grid-column";

/** Titles of the columns: a click sorts, dragging moves, the right edge changes the width. */
export const GridHead = memo(PlainGridHead) as typeof PlainGridHead;

function PlainGridHead<R extends object>(given: Given<R>) {
	const { cells, hasBox, hasMenu, columnCount, activeColumn, printer } = given;
	const lead = hasBox ? 1 : 0;
	return (
		<div role="rowgroup" className="grid-head">
			<div role="row" className="grid-head-row" aria-rowindex={1} data-row={-1}>
				{hasBox && (
					<div
						role="columnheader"
						className="grid-cell grid-box-cell"
						aria-colindex={1}
						data-col={0}
						tabIndex={activeColumn === 0 ? 0 : -1}
					>
						{given.isEmpty ? (
							<span className="visually-hidden">{printer.words.selectPage}</span>
						) : (
							<PageBox state={given.selected} label={printer.words.selectPage} />
						)}
					</div>
				)}
				{cells.map((cell) => (
					<HeadCell key={cell.column.id} {...given} cell={cell} place={cell.index + lead} />
				))}
				{hasMenu && (
					<div
						role="columnheader"
						className="grid-cell grid-menu-cell"
						aria-colindex={columnCount}
						data-col={columnCount - 1}
						tabIndex={activeColumn === columnCount - 1 ? 0 : -1}
					>
						<span className="visually-hidden">{printer.words.rowMenu}</span>
					</div>
				)}
			</div>
		</div>
	);
}

/** The box over all boxes of a page; a dash when some are ticked. */
function PageBox({ state, label }: { state: "none" | "some" | "all"; label: string }) {
	return (
		<input
			type="checkbox"
			className="grid-check"
			tabIndex={-1}
			readOnly
			checked={state === "all"}
			ref={(box) => {
				if (box !== null) box.indeterminate = state === "some";
			}}
			aria-label={label}
		/>
	);
}

interface CellGiven<R extends object> extends Given<R> {
	readonly cell: WindowCell<R>;
	readonly place: number;
}

function HeadCell<R extends object>(given: CellGiven<R>) {
	const { cell, place, settings, printer } = given;
	const { column, isPinned, gap } = cell;
	const isSorted = settings.sortBy === column.id;
	const isUp = settings.sortDirection === "ASC";
	const Arrow = isUp ? IconArrowUp : IconArrowDown;
	return (
		<div
			role="columnheader"
			className={`grid-cell grid-head-cell ${cell.className}`}
			data-align={column.align}
			data-pinned={isPinned || undefined}
			data-sorted={isSorted || undefined}
			aria-label={column.title}
			aria-sort={sortWord(column.sortable, isSorted, isUp)}
			aria-colindex={place + 1}
			data-col={place}
			tabIndex={given.activeColumn === place ? 0 : -1}
			style={gap === 0 ? undefined : { marginLeft: gap }}
			draggable
			onDragStart={(event) => {
				event.dataTransfer.setData(dragType, column.id);
				event.dataTransfer.effectAllowed = "move";
			}}
			onDragOver={(event) => {
				if (event.dataTransfer.types.includes(dragType)) event.preventDefault();
			}}
			onDrop={(event) => {
				event.preventDefault();
				const { left, width } = event.currentTarget.getBoundingClientRect();
				given.onDrop(
					event.dataTransfer.getData(dragType),
					column.id,
					event.clientX > left + width / 2,
				);
			}}
		>
			{column.sortable ? (
				<button type="button" className="grid-title" data-act="sort" tabIndex={-1}>
					<span>{column.title}</span>
					{isSorted && <Arrow size={14} stroke={2} aria-hidden />}
				</button>
			) : (
				<span className="grid-title">
					<span>{column.title}</span>
				</span>
			)}
			<button
				type="button"
				className="grid-head-dots"
				data-act="menu"
				tabIndex={-1}
				aria-haspopup="menu"
				aria-label={printer.words.columnMenu(column.title)}
			>
				<IconDots size={14} stroke={2} aria-hidden />
			</button>
			<span
				className="grid-edge"
				onMouseDown={(event) => event.preventDefault()}
				onPointerDown={(event) => given.onResize(event, cell)}
				aria-hidden
			/>
		</div>
	);
}

function sortWord(isSortable: boolean, isSorted: boolean, isUp: boolean) {
	if (!isSortable) return undefined;
	if (!isSorted) return "none";
	return isUp ? "ascending" : "descending";
}
