import type { GridSettings } from "../settings/grid-settings.ts";
import type { GridColumn } from "./grid-column.ts";

/** The columns that somebody sees, pinned ones first, in the order of her grid. */
export function shownColumns<R>(
	columns: readonly GridColumn<R>[],
	{
		pinned = [],
		sortedColumns,
		selectedColumns,
	}: Pick<GridSettings, "pinned" | "sortedColumns" | "selectedColumns">,
): readonly GridColumn<R>[] {
	const byId = new Map(columns.map((column) => [column.id, column]));
	const shown = new Set(selectedColumns);
	return [...pinned, ...sortedColumns.filter((id) => !pinned.includes(id))]
		.filter((id) => shown.has(id))
		.flatMap((id) => byId.get(id) ?? []);
}
