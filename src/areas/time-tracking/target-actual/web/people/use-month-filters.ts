import { useMemo } from "react";
import { UnitsFilterPicker, useUnits } from "#areas/staff/units/web/public.ts";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { useTexts } from "#kit/web/texts.ts";
import { dayFlags } from "../../contract/day-flags.ts";
import { texts } from "../../text.ts";
import { peopleFilter } from "./people-filter.tsx";
import type { MonthItem } from "./use-month-columns.tsx";

/** What the list of months can be narrowed by. */
export function useMonthFilters(): readonly GridFilter<MonthItem>[] {
	const { list: t, flags } = useTexts(texts);
	const { items: units } = useUnits();
	return useMemo(
		() => [
			filter.units<MonthItem>({
				id: "units",
				label: t.unit,
				Picker: UnitsFilterPicker,
				nameOf: (id) => units.find((unit) => unit.id === id)?.name,
				hasSecondary: false,
			}),
			peopleFilter<MonthItem>({
				id: "people",
				label: t.columns.name,
				count: t.people,
			}),
			filter.options<MonthItem>({
				id: "flags",
				label: t.remarks,
				options: dayFlags.map((value) => ({ value, label: flags[value] })),
			}),
			filter.disabledUsers<MonthItem>({
				id: "disabled",
				label: t.archived,
				query: (includeDisabled) => ({ includeDisabled }),
			}),
		],
		[t, flags, units],
	);
}
