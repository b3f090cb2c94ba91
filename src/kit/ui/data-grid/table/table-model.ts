import {
	type ColumnDef,
	columnGroupingFeature,
	createGroupedRowModel,
	createSortedRowModel,
	rowSortingFeature,
	tableFeatures,
	useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { GridColumn } from "../column/grid-column.ts";
import type { Printer } from "../column/printer.ts";
import { shownColumns } from "../column/shown-columns.ts";
import { useKnown } from "../column/use-known.ts";
import type { GridTableGiven } from "../grid-given.ts";
import type { GridSettings } from "../settings/grid-settings.ts";
import { compareKeys } from "./find-rows.ts";

const features = tableFeatures({
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
export function useTableModel<R extends object>(given: GridTableGiven<R>): TableModel<R> {
	const { columns, place } = given;
	const { settings } = place;
	const shown = useMemo(() => {
		const { pinned = [], groupBy } = settings;
		// the head of a group says what the rows are grouped by
		const all = shownColumns(columns, settings).filter(({ id }) => id !== groupBy);
		return Object.groupBy(all, ({ id }) => (pinned.includes(id) ? "pinned" : "center"));
	}, [columns, settings]);
	return {
		pinned: useKnown(shown.pinned ?? none),
		center: useKnown(shown.center ?? none),
		roots: useRoots(given),
	};
}

/**
 * The rows as they came where nothing is to be sorted or grouped: 10,000 of the table's own rows take time to make, and
 * so do its columns.
 */
function useRoots<R extends object>(given: GridTableGiven<R>): readonly ModelRow<R>[] {
	const { columns, rowId, printer, place } = given;
	const { rows, isSorted } = given.page;
	const { sortBy, groupBy } = place.settings;
	const isPlain = !groupBy && (isSorted || sortBy === null);
	const plain = useMemo(
		() => (isPlain ? rows.map((row) => ({ id: rowId(row), original: row, subRows: none })) : none),
		[isPlain, rows, rowId],
	);
	const definitions = useMemo(
		() => (isPlain ? none : columns.map((column) => definitionOf(column, printer))),
		[isPlain, columns, printer],
	);
	const state = useMemo(() => orderOf(place.settings), [place.settings]);
	const table = useTable<Features, R>({
		features,
		columns: definitions,
		data: isPlain ? none : rows,
		getRowId: rowId,
		state: isPlain ? unordered : state,
		manualSorting: isSorted,
	});
	return isPlain ? plain : table.getSortedRowModel().rows;
}

const unordered = { grouping: [], sorting: [] };

const none = [] as const;

function orderOf({ sortBy, sortDirection, groupBy }: GridSettings) {
	const isDescending = sortDirection === "DESC";
	const sorting = sortBy === null ? [] : [{ id: sortBy, desc: isDescending }];
	return {
		grouping: groupBy ? [groupBy] : [],
		// groups stand in their own order, whatever the rows inside are sorted by
		sorting: groupBy && groupBy !== sortBy ? [{ id: groupBy, desc: false }, ...sorting] : sorting,
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
