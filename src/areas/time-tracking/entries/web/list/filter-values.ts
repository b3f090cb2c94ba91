import { customKeyOf } from "#areas/settings/custom-fields/contract/values.ts";
import { daysOf } from "#kit/ui/data-grid/filter/range-filters.tsx";
import type { FilterValues } from "#kit/ui/data-grid/settings/grid-settings.ts";
import type { Days } from "#kit/ui/field/date-range-field.tsx";
import type { ChosenPeople } from "./people-filter.tsx";
import { flags, type OptionId, optionIds, type TrackingFilter } from "./use-tracking-filters.tsx";

export const flagIds = ["open", ...flags] as const;
export type FlagId = (typeof flagIds)[number];
export type Flag = "ANY" | "true" | "false";

/** What is typed in the extended filter: every filter of the list, set or not. */
export interface ExtendedValues extends Record<OptionId, readonly string[]>, Record<FlagId, Flag> {
	readonly range: Days | null;
	readonly unitIds: readonly string[];
	readonly recursive: boolean;
	readonly people: ChosenPeople;
	/** By the id of the filter of a custom field. */
	readonly custom: FilterValues;
}

/** What the list keeps to at present. A value that no filter can read is none. */
export function extendedOf(filters: readonly TrackingFilter[], kept: FilterValues): ExtendedValues {
	const readable = filters.filter(
		({ id, toQuery }) => kept[id] !== undefined && Object.keys(toQuery(kept[id])).length > 0,
	);
	const known: Record<string, unknown> = Object.fromEntries(
		readable.map(({ id }) => [id, kept[id]]),
	);
	const list = (id: OptionId) => [id, known[id] ?? []];
	const flag = (id: FlagId) => [id, (known[id] as Flag[] | undefined)?.[0] ?? "ANY"];
	const units = known.units as Pick<ExtendedValues, "unitIds" | "recursive"> | undefined;
	return {
		...(Object.fromEntries(optionIds.map(list)) as Record<OptionId, string[]>),
		...(Object.fromEntries(flagIds.map(flag)) as Record<FlagId, Flag>),
		range: known.range === undefined ? null : daysOf(known.range as Parameters<typeof daysOf>[0]),
		unitIds: units?.unitIds ?? [],
		recursive: units?.recursive ?? true,
		people: (known.people as ChosenPeople | undefined) ?? [],
		custom: Object.fromEntries(
			Object.entries(known).filter(([id]) => customKeyOf(id) !== undefined),
		),
	};
}

/** As the list keeps it: only what is set. */
export function keptOf(values: ExtendedValues): FilterValues {
	const { range, unitIds, recursive, people, custom } = values;
	const lists = optionIds.filter((id) => values[id].length > 0).map((id) => [id, values[id]]);
	const set = flagIds.filter((id) => values[id] !== "ANY").map((id) => [id, [values[id]]]);
	const units = { unitIds, recursive, includeSecondaryUnits: false };
	return {
		...(range !== null && { range }),
		...Object.fromEntries(lists),
		...Object.fromEntries(set),
		...(unitIds.length > 0 && { units }),
		...(people.length > 0 && { people }),
		...custom,
	};
}

/** Nothing is narrowed. */
export const noFilter: ExtendedValues = extendedOf([], {});
