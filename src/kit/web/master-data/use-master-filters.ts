import { useMemo } from "react";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { useTexts } from "../texts.ts";
import type { AnyEntry, MasterScreens } from "./master-screens.ts";
import { texts } from "./text.ts";

export function useMasterFilters({ data }: MasterScreens): readonly GridFilter<AnyEntry>[] {
	const { state } = useTexts(texts);
	return useMemo(
		() =>
			data.isArchivable
				? [
						filter.enabledState<AnyEntry>({
							id: "isEnabled",
							label: state,
							query: (chosen) => (chosen === "ALL" ? {} : { isEnabled: chosen === "ENABLED" }),
						}),
					]
				: [],
		[data, state],
	);
}
