import {
	type ColumnDef,
	columnGroupingFeature,
	columnOrderingFeature,
	columnPinningFeature,
	columnVisibilityFeature,
	createGroupedRowModel,
	createSortedRowModel,
	rowSortingFeature,
	tableFeatures,
	useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { GridColumn } from "../column/grid-column.ts";
import type { Printer } from "../column/printer.ts";
import type { GridSettings } from "../settings/grid-settings.ts";
import { compareKeys } from "./compare-keys.ts";
import type { GridTableGiven } from "./grid-table-given.ts";

const features = tableFeatures({
	columnOrderingFeature,
	columnVisibilityFeature,
	columnPinningFeature,
	rowSortingFeature,
	columnGroupingFeature,
	sortedRowModel: createSortedRowModel(),
	groupedRowModel: createGroupedRowModel(),
});
type Features = typeof features;

/** A row or a group of them; what TanStack calls a row has all of this. */
export interface ModelRow<R extends object> {
	readonly id: string;
	readonly original: R;
	readonly groupingColumnId?: string | undefined;
	readonly groupingValue?: unknown;
	readonly subRows: readonly ModelRow<R>[];
}

export interface TableModel<R extends object> {
	/** Shown columns: those pinned at the left, then the others. */
	readonly pinned: readonly GridColumn<R>[];
	readonly center: readonly GridColumn<R>[];
	/** In order; with a grouping these are its groups. */
	readonly roots: readonly ModelRow<R>[];
}

/** Order, choice and pins of the columns; order and groups of the rows. */
export function useTableModel<R extends object>(
	given: GridTableGiven<R>,
): TableModel<R> {
	const { columns, rows, rowId, printer, isSorted } = given;
	const { settings } = given.place;
	const definitions = useMemo(
		() => columns.map((column) => definitionOf(column, printer)),
		[columns, printer],
	);
	const state = useMemo(() => stateOf(settings), [settings]);
	const table = useTable<Features, R>({
		features,
		columns: definitions,
		data: rows,
		getRowId: rowId,
		state,
		manualSorting: isSorted,
		// the head of a group says it already
		groupedColumnMode: "remove",
	});
	const byId = useMemo(
		() => new Map(columns.map((column) => [column.id, column])),
		[columns],
	);
	return {
		pinned: useKnown(table.getStartVisibleLeafColumns(), byId),
		center: useKnown(table.getCenterVisibleLeafColumns(), byId),
		roots: useRoots(given, () => table.getSortedRowModel().rows),
	};
}

/** The rows as they came where nothing is to be sorted or grouped: 10,000 of the table's own rows take time to make. */
function useRoots<R extends object>(
	{ rows, rowId, isSorted, place }: GridTableGiven<R>,
	arranged: () => readonly ModelRow<R>[],
): readonly ModelRow<R>[] {
	const { sortBy, groupBy } = place.settings;
	const isPlain = !groupBy && (isSorted || sortBy === null);
	const plain = useMemo(
		() =>
			isPlain
				? rows.map((row) => ({ id: rowId(row), original: row, subRows: none }))
				: none,
		[isPlain, rows, rowId],
	);
	return isPlain ? plain : arranged();
}

const none = [] as const;

/** The same array as long as it holds the same columns. */
function useKnown<R extends object>(
	leaves: readonly { readonly id: string }[],
	byId: ReadonlyMap<string, GridColumn<R>>,
): readonly GridColumn<R>[] {
	const ids = JSON.stringify(leaves.map(({ id }) => id));
	return useMemo(
		() => (JSON.parse(ids) as string[]).flatMap((id) => byId.get(id) ?? []),
		[ids, byId],
	);
}

function stateOf(settings: GridSettings) {
	const { sortBy, sortDirection, groupBy } = settings;
	const shown = new Set(settings.selectedColumns);
	const isDescending = sortDirection === "DESC";
	const sorting = sortBy === null ? [] : [{ id: sortBy, desc: isDescending }];
	return {
		columnOrder: settings.sortedColumns,
		columnVisibility: Object.fromEntries(
			settings.sortedColumns.map((id) => [id, shown.has(id)]),
		),
		columnPinning: { start: settings.pinned ?? [], end: [] },
		grouping: groupBy ? [groupBy] : [],
		// groups stand in their own order, whatever the rows inside are sorted by
		sorting:
			groupBy && groupBy !== sortBy
				? [{ id: groupBy, desc: false }, ...sorting]
				: sorting,
	};
}

function definitionOf<R extends object>(
	column: GridColumn<R>,
	printer: Printer,
): ColumnDef<Features, R> {
	return {
		id: column.id,
		accessorFn: column.sortKey,
		getGroupingValue: (row) => column.text(row, printer),
		sortUndefined: "last",
		sortFn: (a, b, id) => compareKeys(a.getValue(id), b.getValue(id)),
	};
}
