import { useMemo } from "react";
import { UnitsFilterPicker, useUnits } from "#areas/staff/units/web/public.ts";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { MonthCloseItem } from "../contract/fields.ts";
import { texts } from "../text.ts";

/** What the list of months can be narrowed by. */
export function useCloseFilters(): readonly GridFilter<MonthCloseItem>[] {
	const { overview: t, states } = useTexts(texts);
	const { items: units } = useUnits();
	return useMemo(
		() => [
			filter.units<MonthCloseItem>({
				id: "units",
				label: t.unit,
				Picker: UnitsFilterPicker,
				nameOf: (id) => units.find((unit) => unit.id === id)?.name,
				query: ({ unitIds }) => ({ unitIds }),
			}),
			filter.options<MonthCloseItem>({
				id: "closed",
				label: t.state,
				options: [
					{ value: "true", label: states.closed },
					{ value: "false", label: states.open },
				],
				query: (chosen) => (chosen.length === 1 ? { isClosed: chosen[0] } : {}),
			}),
		],
		[t, states, units],
	);
}
