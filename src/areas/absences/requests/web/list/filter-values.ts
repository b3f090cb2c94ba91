import { customKeyOf } from "#areas/settings/custom-fields/contract/values.ts";
import type { ChosenPeople } from "#areas/time-tracking/entries/web/public.ts";
import { daysOf } from "#kit/ui/data-grid/filter/range-filters.tsx";
import type { FilterValues } from "#kit/ui/data-grid/settings/grid-settings.ts";
import type { Days } from "#kit/ui/field/date-range-field.tsx";
import { type AbsenceFilter, type OptionId, optionIds } from "./use-absence-filters.tsx";

/** What is typed in the extended filter: every filter of the list, set or not. */
export interface ExtendedValues extends Record<OptionId, readonly string[]> {
	readonly range: Days | null;
	readonly unitIds: readonly string[];
	readonly recursive: boolean;
	readonly people: ChosenPeople;
	readonly open: "ANY" | "true" | "false";
	/** By custom fields: kept as the head of the list has them. */
	readonly custom: FilterValues;
}

/** What the list keeps to at present. A value that no filter can read is none. */
export function extendedOf(filters: readonly AbsenceFilter[], kept: FilterValues): ExtendedValues {
	const known: Record<string, unknown> = Object.fromEntries(
		filters
			.filter(({ id, toQuery }) => kept[id] !== undefined && Object.keys(toQuery(kept[id])).length)
			.map(({ id }) => [id, kept[id]]),
	);
	const units = known.units as Pick<ExtendedValues, "unitIds" | "recursive"> | undefined;
	const list = (id: OptionId) => [id, known[id] ?? []];
	return {
		...(Object.fromEntries(optionIds.map(list)) as Record<OptionId, string[]>),
		range: known.range === undefined ? null : daysOf(known.range as Parameters<typeof daysOf>[0]),
		unitIds: units?.unitIds ?? [],
		recursive: units?.recursive ?? true,
		people: (known.people as ChosenPeople | undefined) ?? [],
		open: (known.open as ["true" | "false"] | undefined)?.[0] ?? "ANY",
		custom: Object.fromEntries(
			Object.entries(kept).filter(([id]) => customKeyOf(id) !== undefined),
		),
	};
}

/** As the list keeps it: only what is set. */
export function keptOf(values: ExtendedValues): FilterValues {
	const { range, unitIds, recursive, people, open, custom } = values;
	const lists = optionIds.filter((id) => values[id].length > 0).map((id) => [id, values[id]]);
	const units = { unitIds, recursive, includeSecondaryUnits: false };
	return {
		...(range !== null && { range }),
		...Object.fromEntries(lists),
		...(unitIds.length > 0 && { units }),
		...(people.length > 0 && { people }),
		...(open !== "ANY" && { open: [open] }),
		...custom,
	};
}

/** Nothing is narrowed. */
export const noFilter: ExtendedValues = extendedOf([], {});
