// biome-ignore-all lint/a11y/useFocusableInteractive: the focus belongs to the cells, one at a time
// biome-ignore-all lint/a11y/useSemanticElements: rows stand where they are scrolled to, which a table cannot do

import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { Fragment, memo } from "react";
import type { GridColumn } from "../column/grid-column.ts";
import type { Printer } from "../column/printer.ts";
import type { TreeLine } from "../tree/grid-tree.ts";
import "../tree/tree.css";
import { isLeftOut, lookOf } from "./cell-look.ts";
import type { WindowCell } from "./columns/use-column-window.ts";
import "./grid-row.css";

const indent = 18;

interface Given<R extends object> {
	readonly id: string;
	readonly row: R;
	readonly above: R | undefined;
	readonly index: number;
	readonly top: number;
	readonly height: number;
	readonly ariaIndex: number;
	readonly cells: readonly WindowCell<R>[];
	readonly printer: Printer;
	readonly isCards: boolean;
	readonly hasBox: boolean;
	readonly hasMenu: boolean;
	/** Number of all cells of a row, drawn or not. */
	readonly columnCount: number;
	readonly isSelected: boolean;
	readonly isOpen: boolean;
	/** The cell that Tab leads to; −1 when it is in another row. */
	readonly activeColumn: number;
	readonly menuLabel: string;
	/** Where it stands in a tree. */
	readonly line: TreeLine<R> | undefined;
	readonly isDraggable: boolean | undefined;
	/** It would take the row that is dragged. */
	readonly isTarget: boolean;
}

/** One row. Drawn anew only when something of its own changes: scrolling moves thousands of these. */
export const GridRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<R extends object>(given: Given<R>) {
	const { row, cells, printer, hasBox, activeColumn, columnCount, line, isCards } = given;
	const lead = hasBox ? 1 : 0;
	const tab = (column: number) => (column === activeColumn ? 0 : -1);
	return (
		<div
			role="row"
			className="grid-row"
			aria-rowindex={given.ariaIndex}
			aria-selected={hasBox ? given.isSelected : undefined}
			aria-level={line?.level}
			aria-expanded={line?.isOpen}
			draggable={given.isDraggable}
			data-drop={given.isTarget || undefined}
			data-row={given.index}
			data-open={given.isOpen || undefined}
			style={{ top: given.top, height: given.height }}
		>
			{hasBox && (
				<div
					role="gridcell"
					className="grid-cell grid-box-cell"
					aria-colindex={1}
					data-col={0}
					tabIndex={tab(0)}
				>
					<input
						type="checkbox"
						className="grid-check"
						tabIndex={-1}
						readOnly
						checked={given.isSelected}
						aria-label={printer.words.selectRow}
					/>
				</div>
			)}
			{cells.map(({ column, index, usualWidth, isPinned, gap, className, name }) => (
				<div
					key={column.id}
					role="gridcell"
					className={`grid-cell grid-value ${className}${lookOf(column, usualWidth, row, given.above, printer)}`}
					data-align={column.align}
					data-name={name}
					data-empty={(isCards && isLeftOut(column, row, printer)) || undefined}
					data-pinned={isPinned || undefined}
					aria-colindex={index + lead + 1}
					data-col={index + lead}
					tabIndex={tab(index + lead)}
					style={gap === 0 ? undefined : { marginLeft: gap }}
				>
					{index === 0 && line && <TurnRow level={line.level} isOpen={line.isOpen} />}
					{contentOf(column, given)}
				</div>
			))}
			{given.hasMenu && (
				<div
					role="gridcell"
					className="grid-cell grid-menu-cell"
					aria-colindex={columnCount}
					data-col={columnCount - 1}
					tabIndex={tab(columnCount - 1)}
				>
					<button
						type="button"
						className="grid-dots"
						tabIndex={-1}
						aria-haspopup="menu"
						aria-label={given.menuLabel}
					/>
				</div>
			)}
		</div>
	);
}

interface TurnRowGiven {
	readonly level: number;
	/** Undefined where nothing lies in the row. */
	readonly isOpen: boolean | undefined;
}

/** Stands before the name of a row, as far in as the row lies; a click opens or closes it. */
function TurnRow({ level, isOpen }: TurnRowGiven) {
	const Chevron = isOpen ? IconChevronDown : IconChevronRight;
	return (
		<span
			className="grid-turn"
			data-act={isOpen === undefined ? undefined : "turn"}
			style={{ marginLeft: (level - 1) * indent }}
			aria-hidden
		>
			{isOpen !== undefined && <Chevron size={16} stroke={1.8} />}
		</span>
	);
}

function contentOf<R extends object>(column: GridColumn<R>, { id, row, printer }: Given<R>) {
	if (column.cell === undefined) return column.text(row, printer);
	const content = column.cell(row, printer);
	// the element serves many rows: what a part remembers must not go on to the next one
	return column.kind === "slot" ? <Fragment key={id}>{content}</Fragment> : content;
}
