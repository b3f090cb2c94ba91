import { useMemo } from "react";
import { UnitsFilterPicker, useUnits } from "#areas/staff/units/web/public.ts";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type AccountItem, accountStates } from "../contract.ts";
import { texts } from "../text.ts";

/** What the list of accounts can be narrowed by. */
export function useOvertimeFilters(): readonly GridFilter<AccountItem>[] {
	const { list: t, states } = useTexts(texts);
	const { items: units } = useUnits();
	return useMemo(
		() => [
			filter.units<AccountItem>({
				id: "units",
				label: t.unitName,
				Picker: UnitsFilterPicker,
				nameOf: (id) => units.find((unit) => unit.id === id)?.name,
				query: ({ unitIds, recursive }) => ({ unitIds, recursive }),
			}),
			filter.options<AccountItem>({
				id: "states",
				label: t.state,
				options: accountStates.map((value) => ({
					value,
					label: states[value],
				})),
			}),
			filter.disabledUsers<AccountItem>({
				id: "disabled",
				label: t.personState,
				query: (includeDisabled) => ({ includeDisabled }),
			}),
		],
		[t, states, units],
	);
}
