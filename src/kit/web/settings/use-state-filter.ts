import { useMemo } from "react";
import type { FilterValues } from "#kit/ui/data-grid/settings/grid-settings.ts";
import { useShowDisabled } from "./use-show-disabled.ts";

/**
 * What a list with a filter by state begins with: archived entries are looked for on purpose only.
 *
 * @param id of the filter
 */
export function useStateFilter(id: string): FilterValues {
	const showDisabled = useShowDisabled();
	return useMemo(() => ({ [id]: showDisabled ? "ALL" : "ENABLED" }), [id, showDisabled]);
}
