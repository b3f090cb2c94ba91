// biome-ignore-all lint/a11y/useFocusableInteractive: the focus belongs to the cells, one at a time
// biome-ignore-all lint/a11y/useSemanticElements: rows stand where they are scrolled to, which a table cannot do
import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { useMemo } from "react";
import type { GridColumn } from "../column/grid-column.ts";
import type { Printer } from "../column/printer.ts";
import { printSums, sumRows } from "../selection/sum-rows.ts";

interface Given<R extends object> {
	readonly title: string;
	readonly text: string;
	readonly rows: readonly R[];
	readonly columns: readonly GridColumn<R>[];
	readonly isClosed: boolean;
	readonly index: number;
	readonly top: number;
	readonly height: number;
	readonly ariaIndex: number;
	readonly columnCount: number;
	readonly isActive: boolean;
	readonly printer: Printer;
}

/** Head of a group: what it has in common, how many there are and what they add up to. */
export function GroupRow<R extends object>(given: Given<R>) {
	const { columns, rows, printer, isClosed } = given;
	const sums = useMemo(() => sumRows(columns, rows), [columns, rows]);
	const Chevron = isClosed ? IconChevronRight : IconChevronDown;
	return (
		<div
			role="row"
			className="grid-row grid-group"
			aria-rowindex={given.ariaIndex}
			data-row={given.index}
			style={{ top: given.top, height: given.height }}
		>
			<div
				role="gridcell"
				className="grid-cell grid-group-cell"
				aria-colindex={1}
				aria-colspan={given.columnCount}
				aria-expanded={!isClosed}
				data-col={0}
				tabIndex={given.isActive ? 0 : -1}
			>
				<Chevron size={16} stroke={1.8} aria-hidden />
				<span className="grid-group-title">{given.title}</span>
				<b>{given.text}</b>
				<span>{printer.words.group.entries(rows.length)}</span>
				<span>{printSums(columns, sums, printer)}</span>
			</div>
		</div>
	);
}
