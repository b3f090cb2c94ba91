import { useMemo } from "react";
import { useCustomFields, useCustomFilters } from "#areas/settings/custom-fields/web/public.ts";
import { unitsFilter, useUnits } from "#areas/staff/units/web/public.ts";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { activityStates } from "#areas/time-tracking/approvals/contract.ts";
import { peopleFilter } from "#areas/time-tracking/entries/web/public.ts";
import type { FilterOption } from "#kit/ui/data-grid/filter/choice-filters.tsx";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { type AbsenceAnswer, absenceClasses } from "../../contract/absence-answer.ts";
import type { ManagedAbsence } from "../../contract/lists.ts";
import { texts as featureTexts } from "../../text.ts";
import { texts as webTexts } from "../text.ts";
import { texts } from "./text.ts";

export type AbsenceFilter = GridFilter<AbsenceAnswer>;

export const optionIds = ["states", "classTypes", "activityIds"] as const;
export type OptionId = (typeof optionIds)[number];

/** What each filter of absences offers. */
export function useFilterChoices(): Readonly<Record<OptionId, readonly FilterOption[]>> {
	const { states } = useTexts(featureTexts);
	const { classes } = useTexts(webTexts);
	const { data } = useApi(activities.listAbsenceActivities, {});
	return useMemo(
		() => ({
			states: worded(activityStates, states),
			classTypes: worded(absenceClasses, classes),
			activityIds: (data?.activities ?? []).map(({ id, name }) => ({ value: id, label: name })),
		}),
		[states, classes, data],
	);
}

function worded<Value extends string>(
	values: readonly Value[],
	words: Readonly<Record<Value, string>>,
): readonly FilterOption[] {
	return values.map((value) => ({ value, label: words[value] }));
}

/** What the list of absences can be narrowed by: one by one in its head, or all at once in the extended filter. */
export function useAbsenceFilters(): readonly AbsenceFilter[] {
	const t = useTexts(texts);
	const { items: units } = useUnits();
	const choices = useFilterChoices();
	return useMemo(() => {
		const { filters: labels, several, openOptions } = t;
		return [
			filter.dateRange<AbsenceAnswer>({ id: "range", label: labels.range }),
			...optionIds.map(
				(id): AbsenceFilter => filter.options({ id, label: labels[id], options: choices[id] }),
			),
			unitsFilter<AbsenceAnswer>({ label: labels.units, units }),
			peopleFilter<AbsenceAnswer>({ label: labels.people, several }),
			filter.options<AbsenceAnswer>({
				id: "open",
				label: labels.open,
				options: worded(["true", "false"], openOptions),
				query: (values) => (values.length === 1 ? { isOpen: values[0] } : {}),
			}),
		];
	}, [t, units, choices]);
}

/** The same with what the company adds to its absences. */
export function useManagedFilters(): readonly GridFilter<ManagedAbsence>[] {
	const filters = useAbsenceFilters();
	const { fields } = useCustomFields("ABSENCE");
	const custom = useCustomFilters<ManagedAbsence>(fields);
	return useMemo(
		() => [...(filters as readonly GridFilter<ManagedAbsence>[]), ...custom],
		[filters, custom],
	);
}
