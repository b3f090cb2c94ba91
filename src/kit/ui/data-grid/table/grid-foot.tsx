// biome-ignore-all lint/a11y/useFocusableInteractive: the focus belongs to the cells, one at a time
// biome-ignore-all lint/a11y/useSemanticElements: rows stand where they are scrolled to, which a table cannot do
import { memo } from "react";
import type { GridColumn } from "../column/grid-column.ts";
import type { Printer } from "../column/printer.ts";
import type { Sums } from "../selection/sum-rows.ts";
import type { WindowCell } from "./columns/use-column-window.ts";
import "./grid-foot.css";

interface Given<R extends object> {
	readonly cells: readonly WindowCell<R>[];
	/** Of the rows shown. */
	readonly sums: Sums;
	/** Words about all hits; they stand at the right where there is room. */
	readonly overall: string | undefined;
	readonly printer: Printer;
	readonly hasBox: boolean;
	readonly ariaIndex: number;
}

/** Sums of this page below their columns. */
export const GridFoot = memo(PlainGridFoot) as typeof PlainGridFoot;

function PlainGridFoot<R extends object>(given: Given<R>) {
	const { cells, sums, printer, hasBox } = given;
	const lead = hasBox ? 1 : 0;
	const { page, ofPage } = printer.words.sum;
	return (
		<div role="rowgroup" className="grid-foot">
			<div role="row" className="grid-foot-row" aria-rowindex={given.ariaIndex}>
				{hasBox && <div role="gridcell" className="grid-cell grid-box-cell" aria-colindex={1} />}
				{cells.map(({ column, index, isPinned, gap, className, name }) => (
					<div
						key={column.id}
						role="gridcell"
						className={`grid-cell ${className}`}
						data-align={column.align}
						data-name={column.amount && name}
						data-pinned={isPinned || undefined}
						aria-colindex={index + lead + 1}
						style={gap === 0 ? undefined : { marginLeft: gap }}
					>
						{sumOf(column, sums, printer)}
						{index === 0 && column.amount === undefined && (
							<span className="grid-foot-label">
								<b>{page}</b> {ofPage}
							</span>
						)}
					</div>
				))}
				{given.overall && (
					<div role="gridcell" className="grid-overall">
						{given.overall}
					</div>
				)}
			</div>
		</div>
	);
}

function sumOf<R>(column: GridColumn<R>, sums: Sums, printer: Printer): string | undefined {
	const sum = sums[column.id];
	return column.amount === undefined || sum === undefined
		? undefined
		: column.printSum(sum, printer);
}
