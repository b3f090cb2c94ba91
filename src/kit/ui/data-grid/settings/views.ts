import type { GridSettings, GridView } from "./grid-settings.ts";

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
export function saveView(
	settings: GridSettings,
	name: string,
): Partial<GridSettings> {
	const others = (settings.views ?? []).filter((view) => view.name !== name);
	return { views: [...others, viewOf(settings, name)], view: name };
}

export function takeView(view: GridView): Partial<GridSettings> {
	const { name, ...kept } = view;
	return { ...kept, view: name };
}

export function dropView(
	settings: GridSettings,
	name: string,
): Partial<GridSettings> {
	return {
		views: (settings.views ?? []).filter((view) => view.name !== name),
		view: null,
	};
}
