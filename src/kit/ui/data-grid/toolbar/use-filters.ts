import { useState } from "react";
import type { GridColumn } from "../column/grid-column.ts";
import { type GridFilter, queryOf } from "../filter/grid-filter.ts";
import { isSameValue } from "../settings/same-value.ts";
import type { SettingsPlace } from "../settings/settings-place.ts";

export type Filters<R> = ReturnType<typeof useFilters<R>>;

export function useFilters<R>(filters: readonly GridFilter<R>[], place: SettingsPlace) {
	const [edited, edit] = useState<string | null>(null);
	const values = place.settings.filters ?? {};
	const standard = place.standard.filters ?? {};
	const asked = queryOf(filters, values);
	const isShown = ({ id }: GridFilter<R>) => values[id] !== undefined || edited === id;
	return {
		/** Those with a value, and the one that is being edited. */
		shown: filters.filter(isShown),
		others: filters.filter((filter) => !isShown(filter)),
		edited,
		edit,
		valueOf: (id: string): unknown => values[id],
		set: (id: string, value: unknown) => {
			const { [id]: _before, ...others } = values;
			place.change({ filters: value === undefined ? others : { ...others, [id]: value } });
		},
		/** Whether they are others than the list begins with. */
		isChanged: !isSameValue(values, standard),
		/** Whether they narrow the list more than it does by itself. */
		isNarrowed: Object.keys(asked).length > 0 && !isSameValue(asked, queryOf(filters, standard)),
		/** Back to those the list begins with. */
		reset: () => place.change({ filters: standard }),
		/** Opens the filter of a column; undefined where it has none. */
		openerOf: (column: GridColumn<R>) =>
			filters.some(({ id }) => id === column.filter) ? () => edit(column.filter) : undefined,
	};
}
