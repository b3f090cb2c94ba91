import { useMemo, useState } from "react";
import type { ExportFormat } from "#kit/contract/list-export.ts";
import { usePrinter } from "./column/printer.ts";
import type { GridGiven, GridPage } from "./grid-given.ts";
import { GridView } from "./grid-view.tsx";
import { sumRows } from "./selection/sum-rows.ts";
import { type SettingsPlace, useLocalSettings } from "./settings/settings-place.ts";
import { findRows } from "./table/find-rows.ts";

interface Given<R extends object> extends GridGiven<R> {
	/** All of them, up to 10,000. */
	readonly rows: readonly R[];
	readonly state?: GridPage<R>["state"];
	readonly onReload?: () => void;
	readonly onExport?: (format: ExportFormat) => void;
	/** Where settings are kept; they end with the grid without it. `SavedGrid` keeps them for the person. */
	readonly place?: SettingsPlace;
}

/** A list whose rows are all there: sorted, filtered, searched and grouped in the browser. */
export function DataGrid<R extends object>(given: Given<R>) {
	const { rows, columns, filters, onReload } = given;
	const local = useLocalSettings(columns, given.defaultSort, given.defaultFilters);
	const place = given.place ?? local;
	const printer = usePrinter();
	const [searched, setSearched] = useState("");
	const values = place.settings.filters;
	const found = useMemo(
		() => findRows({ rows, columns, filters, values, searched, printer }),
		[rows, columns, filters, values, searched, printer],
	);
	const overall = useMemo(() => sumRows(columns, found), [columns, found]);
	const page: GridPage<R> = {
		rows: found,
		total: found.length,
		page: 1,
		onPage: undefined,
		isSorted: false,
		state: given.state ?? "ready",
		isBusy: false,
		onReload,
		overall,
		loadAll: async (limit) => found.slice(0, limit),
	};
	return (
		<GridView {...given} place={place} page={page} searched={searched} onSearch={setSearched} />
	);
}
