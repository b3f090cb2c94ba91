// biome-ignore-all lint/a11y/useFocusableInteractive: the focus belongs to the cells, one at a time
// biome-ignore-all lint/a11y/useSemanticElements: rows stand where they are scrolled to, which a table cannot do
import { type CSSProperties, memo } from "react";
import type { GridColumn } from "../column/grid-column.ts";
import type { Printer } from "../column/printer.ts";
import type { Sums } from "../selection/sum-rows.ts";
import type { WindowCell } from "./columns/use-column-window.ts";
import "./grid-foot.css";

interface Given<R extends object> {
	readonly cells: readonly WindowCell<R>[];
	/** Of the rows shown. */
	readonly sums: Sums;
	/** Of all hits, where they are known: then these stand here, and no others. */
	readonly overall: Sums | undefined;
	/** How many hits there are. */
	readonly total: number;
	readonly printer: Printer;
	readonly hasBox: boolean;
	/** Ends as the rows do, so that no sum looks out from behind. */
	readonly hasMenu: boolean;
	readonly columnCount: number;
	readonly ariaIndex: number;
}

/** Sums below their columns, once: of all hits, or of this page where more is not known. */
export const GridFoot = memo(PlainGridFoot) as typeof PlainGridFoot;

function PlainGridFoot<R extends object>(given: Given<R>) {
	const { cells, overall, printer, hasBox } = given;
	const sums = overall ?? given.sums;
	const lead = hasBox ? 1 : 0;
	const { page, ofPage, ofAll } = printer.words.sum;
	const count = printer.format.number(given.total, 0);
	const others = cells.filter(({ column }) => sumOf(column, sums, printer) && !column.isKey).length;
	return (
		<div role="rowgroup" className="grid-foot" style={moreSums(others)}>
			<div role="row" className="grid-foot-row" aria-rowindex={given.ariaIndex}>
				{hasBox && <div role="gridcell" className="grid-cell grid-box-cell" aria-colindex={1} />}
				{cells.map(({ column, index, isPinned, gap, className, name }) => (
					<div
						key={column.id}
						role="gridcell"
						className={`grid-cell ${className}`}
						data-align={column.align}
						data-name={name !== undefined && sums[column.id] !== undefined ? name : undefined}
						data-pinned={isPinned || undefined}
						aria-colindex={index + lead + 1}
						style={gap === 0 ? undefined : { marginLeft: gap }}
					>
						{sumOf(column, sums, printer)}
						{index === 0 && column.amount === undefined && (
							<span className="grid-foot-label">
								<b>{page}</b> {overall === undefined ? ofPage : ofAll(count)}
							</span>
						)}
					</div>
				))}
				{given.hasMenu && (
					<div
						role="gridcell"
						className="grid-cell grid-menu-cell"
						aria-colindex={given.columnCount}
					/>
				)}
			</div>
		</div>
	);
}

/** Lines of two sums each, below that of the sum that matters: where rows are cards. */
function moreSums(others: number): CSSProperties {
	return { "--more-sums": Math.ceil(others / 2) } as CSSProperties;
}

function sumOf<R>(column: GridColumn<R>, sums: Sums, printer: Printer): string | undefined {
	const sum = sums[column.id];
	return column.amount === undefined || sum === undefined
		? undefined
		: column.printSum(sum, printer);
}
