import type { GridColumn } from "../column/grid-column.ts";
import { fitSettings, type GridSettings, type GridView } from "./grid-settings.ts";
import { isSameValue } from "./same-value.ts";

/** What a view keeps, and nothing else of the settings. */
function viewOf(settings: GridSettings, name: string): GridView {
	return {
		name,
		sortBy: settings.sortBy,
		sortDirection: settings.sortDirection,
		selectedColumns: settings.selectedColumns,
		sortedColumns: settings.sortedColumns,
		pinned: settings.pinned,
		groupBy: settings.groupBy,
		filters: settings.filters,
	};
}

/** Keeps what is seen now under a name; one of the same name is replaced. */
export function saveView(settings: GridSettings, name: string): Partial<GridSettings> {
	const others = (settings.views ?? []).filter((view) => view.name !== name);
	return { views: [...others, viewOf(settings, name)], view: name };
}

export function takeView(view: GridView): Partial<GridSettings> {
	const { name, ...kept } = view;
	return { ...kept, view: name };
}

export function dropView(settings: GridSettings, name: string): Partial<GridSettings> {
	return { views: (settings.views ?? []).filter((view) => view.name !== name), view: null };
}

/** Whether a list differs from the view that was chosen, or from how it is by itself, in what a view keeps. */
export function isViewChanged(
	settings: GridSettings,
	standard: GridSettings,
	columns: readonly GridColumn<never>[],
): boolean {
	const chosen = settings.views?.find(({ name }) => name === settings.view);
	const begun = chosen === undefined ? standard : { ...settings, ...takeView(chosen) };
	const [now, then] = [settings, begun].map((one) => {
		const { pinned = [], groupBy = null, ...look } = viewOf(fitSettings(one, columns), "");
		return { ...look, pinned, groupBy, filters: look.filters ?? {} };
	});
	return !isSameValue(now, then);
}
