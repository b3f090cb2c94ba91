import { useMemo, useState } from "react";
import type { ExportFormat } from "#kit/contract/list-export.ts";
import type { GridColumn } from "./column/grid-column.ts";
import { usePrinter } from "./column/printer.ts";
import type { GridGiven, GridPage } from "./grid-given.ts";
import { GridView, ownId } from "./grid-view.tsx";
import { sumRows } from "./selection/sum-rows.ts";
import { type SettingsPlace, useLocalSettings } from "./settings/settings-place.ts";
import { findRows } from "./table/find-rows.ts";
import type { GridTree } from "./tree/grid-tree.ts";
import { useTree } from "./tree/use-tree.ts";

interface Given<R extends object> extends GridGiven<R> {
	/** All of them, up to 10,000. */
	readonly rows: readonly R[];
	readonly state?: GridPage<R>["state"];
	readonly onReload?: () => void;
	readonly onExport?: (format: ExportFormat) => void;
	/** Rows lie in one another: they open and close, in the order they come in. */
	readonly tree?: GridTree<R> | undefined;
	/** Where settings are kept; they end with the grid without it. `SavedGrid` keeps them for the person. */
	readonly place?: SettingsPlace;
}

/** A list whose rows are all there: sorted, filtered, searched and grouped in the browser. */
export function DataGrid<R extends object>(given: Given<R>) {
	const { rows, tree, filters, onReload, rowId = ownId } = given;
	const isTree = tree !== undefined;
	const columns = useMemo(
		() => (isTree ? given.columns.map(inTree) : given.columns),
		[given.columns, isTree],
	);
	const local = useLocalSettings(columns, given.defaultSort, given.defaultFilters);
	const place = given.place ?? local;
	const printer = usePrinter();
	const [searched, setSearched] = useState("");
	const values = place.settings.filters;
	// a tree is searched by what its rows are called
	const searchedColumns = useMemo(
		() => (isTree ? columns.slice(0, 1) : columns),
		[columns, isTree],
	);
	const found = useMemo(
		() => findRows({ rows, columns: searchedColumns, filters, values, searched, printer }),
		[rows, searchedColumns, filters, values, searched, printer],
	);
	const shownTree = useTree({ tree, rows, found, idOf: rowId });
	const shown = shownTree?.rows ?? found;
	const overall = useMemo(() => sumRows(columns, found), [columns, found]);
	const page: GridPage<R> = {
		rows: shown,
		total: shown.length,
		page: 1,
		onPage: undefined,
		isSorted: isTree,
		state: given.state ?? "ready",
		isBusy: false,
		onReload,
		overall,
		known: rows,
		loadAll: async (limit) => shown.slice(0, limit),
	};
	return (
		<GridView
			{...given}
			columns={columns}
			place={place}
			page={page}
			searched={searched}
			onSearch={setSearched}
			shownTree={shownTree}
		/>
	);
}

/** Siblings have an order of their own. */
function inTree<R>(column: GridColumn<R>): GridColumn<R> {
	return { ...column, sortable: false, groupable: false };
}
