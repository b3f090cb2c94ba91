import type { GridSettings } from "#kit/ui/data-grid/settings/grid-settings.ts";

/** How a list is to be ordered, as the server is asked. */
export function sortOf({ sortBy, sortDirection }: GridSettings) {
	return sortBy === null ? {} : { sortBy, sortDirection };
}

/** Said where sums are asked for by themselves; a list that knows no other way has no such word. */
export const withoutSums = { withSums: false } as const;
