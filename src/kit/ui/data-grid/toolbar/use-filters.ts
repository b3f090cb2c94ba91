import { useState } from "react";
import type { GridColumn } from "../column/grid-column.ts";
import { type GridFilter, queryOf } from "../filter/grid-filter.ts";
import { isSameValue } from "../settings/same-value.ts";
import type { SettingsPlace } from "../settings/settings-place.ts";

export interface Filters<R> {
	/** Those with a value, and the one that is being edited. */
	readonly shown: readonly GridFilter<R>[];
	readonly others: readonly GridFilter<R>[];
	readonly edited: string | null;
	readonly edit: (id: string | null) => void;
	readonly valueOf: (id: string) => unknown;
	readonly set: (id: string, value: unknown) => void;
	/** Whether they are others than the list begins with. */
	readonly isChanged: boolean;
	/** Whether they narrow the list more than it does by itself. */
	readonly isNarrowed: boolean;
	/** Back to those the list begins with. */
	readonly reset: () => void;
	/** Opens the filter of a column; undefined where it has none. */
	readonly openerOf: (column: GridColumn<R>) => (() => void) | undefined;
}

export function useFilters<R>(filters: readonly GridFilter<R>[], place: SettingsPlace): Filters<R> {
	const [edited, edit] = useState<string | null>(null);
	const values = place.settings.filters ?? {};
	const standard = place.standard.filters ?? {};
	const asked = queryOf(filters, values);
	const isShown = ({ id }: GridFilter<R>) => values[id] !== undefined || edited === id;
	return {
		shown: filters.filter(isShown),
		others: filters.filter((filter) => !isShown(filter)),
		edited,
		edit,
		valueOf: (id) => values[id],
		set: (id, value) => {
			const { [id]: _before, ...others } = values;
			place.change({ filters: value === undefined ? others : { ...others, [id]: value } });
		},
		isChanged: !isSameValue(values, standard),
		isNarrowed: Object.keys(asked).length > 0 && !isSameValue(asked, queryOf(filters, standard)),
		reset: () => place.change({ filters: standard }),
		openerOf: (column) =>
			filters.some(({ id }) => id === column.filter) ? () => edit(column.filter) : undefined,
	};
}
