import { IconX } from "@tabler/icons-react";
import { useOpenPanels } from "../../panel-stack/panel-stack.ts";
import type { GridColumn } from "../column/grid-column.ts";
import { usePrinter } from "../column/printer.ts";
import type { BulkAction } from "../grid-actions.ts";
import { printSums, sumRows } from "./sum-rows.ts";
import type { Selection } from "./use-selection.ts";
import "./selection-bar.css";

interface Given<R extends object> {
	readonly selection: Selection<R>;
	readonly columns: readonly GridColumn<R>[];
	readonly actions: readonly BulkAction<R>[];
	readonly total: number;
	/** Absent where every hit is selected already, or there are too many. */
	readonly onAll: (() => void) | undefined;
}

/** Floats over the last rows while some are selected: how many, what they add up to, what can be done with them. */
export function SelectionBar<R extends object>(given: Given<R>) {
	const { selection, columns, actions } = given;
	const printer = usePrinter();
	const { format, words } = printer;
	const rows = [...selection.chosen.values()];
	const { panels, overlays } = useOpenPanels();
	const isUnderPanel = panels.length + overlays.length > 0;
	const sums = printSums(columns, sumRows(columns, rows), printer);
	return (
		<section
			className="grid-bar"
			data-over={columns.some(({ amount }) => amount) ? "foot" : undefined}
			data-place={isUnderPanel ? "start" : undefined}
			aria-label={words.selection.label}
		>
			<p role="status">
				<b>{words.selection.count(format.number(rows.length, 0))}</b>
				{sums !== "" && <span>{sums}</span>}
			</p>
			{given.onAll && (
				<button type="button" className="grid-bar-link" onClick={given.onAll}>
					{words.selection.all(format.number(given.total, 0))}
				</button>
			)}
			<div className="grid-bar-actions">
				{actions.map((action) => (
					<button
						key={action.id}
						type="button"
						className="grid-bar-button"
						data-primary={action.isPrimary || undefined}
						disabled={action.isDisabled}
						onClick={() => action.run(rows, selection.clear)}
					>
						{action.icon && <action.icon size={16} stroke={1.8} aria-hidden />}
						{action.label}
					</button>
				))}
			</div>
			<button
				type="button"
				className="grid-bar-button"
				aria-label={words.selection.clear}
				title={words.selection.clear}
				onClick={selection.clear}
			>
				<IconX size={16} stroke={1.8} aria-hidden />
			</button>
		</section>
	);
}
