import type { GridSettings } from "../../ui/data-grid/settings/grid-settings.ts";

/** How a list is to be ordered, as the server is asked. */
export function sortOf({ sortBy, sortDirection }: GridSettings) {
	return sortBy === null ? {} : { sortBy, sortDirection };
}
