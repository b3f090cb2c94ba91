import { useMemo } from "react";
import { useCustomFields, useCustomFilters } from "#areas/settings/custom-fields/web/public.ts";
import { unitsFilter, useUnits } from "#areas/staff/units/web/public.ts";
import { activityStates } from "#areas/time-tracking/approvals/contract.ts";
import type { FilterOption } from "#kit/ui/data-grid/filter/choice-filters.tsx";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { useFeature } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { type ManagedTracking, trackingClasses } from "../../contract/lists.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { filterTexts } from "./filter-text.ts";
import { peopleFilter } from "./people-filter.tsx";

type FilterChoices = Readonly<Record<OptionId, readonly FilterOption[]>>;

const sources = ["MANUAL", "APP", "TERMINAL", "AUTO_FINISH"] as const;

export type TrackingFilter = GridFilter<ManagedTracking>;

/** What the list of entries can be narrowed by: one by one in its head, or all at once in the extended filter. */
export function useTrackingFilters(): readonly TrackingFilter[] {
	const t = useTexts(texts);
	const own = useTexts(filterTexts);
	const { items: units } = useUnits();
	const choices = useFilterChoices();
	const { fields } = useCustomFields("TRACKING");
	const custom = useCustomFilters<ManagedTracking>(fields);
	return useMemo(() => {
		const { labels, several } = own;
		return [
			filter.dateRange<ManagedTracking>({ id: "range", label: labels.range }),
			...optionFilters(choices, labels),
			unitsFilter<ManagedTracking>({ label: labels.units, units }),
			peopleFilter<ManagedTracking>({ label: labels.people, several }),
			...(["open", ...flags] as const).map((id) =>
				flagFilter(id, labels[id], t.page.openOptions, own.yesNo),
			),
			...custom,
		];
	}, [t, own, units, choices, custom]);
}

/** What each filter of entries offers. */
export function useFilterChoices(): FilterChoices {
	const t = useTexts(texts);
	const { data: known } = useApi(contract.listTrackingActivities, {});
	const hasProjects = useFeature("PROJECTS");
	const { data: work } = useApi(contract.listTrackingProjects, {}, { enabled: hasProjects });
	return useMemo(
		() => ({
			states: worded(activityStates, t.states),
			classTypes: worded(trackingClasses, t.classes),
			activityIds: named(known?.activities),
			projectIds: named(work?.projects),
			customerIds: named(work?.customers),
			sources: worded(sources, t.detail.sources),
		}),
		[t, known, work],
	);
}

function worded<Value extends string>(
	values: readonly Value[],
	words: Readonly<Record<Value, string>>,
): readonly FilterOption[] {
	return values.map((value) => ({ value, label: words[value] }));
}

function named(
	rows: readonly { readonly id: string; readonly name: string }[] = [],
): readonly FilterOption[] {
	return rows.map(({ id, name }) => ({ value: id, label: name }));
}

export const optionIds = [
	"states",
	"classTypes",
	"activityIds",
	"projectIds",
	"customerIds",
	"sources",
] as const;
export type OptionId = (typeof optionIds)[number];

export const flags = ["needsReason", "autoFinished", "hasChange"] as const;

type Labels = Readonly<Record<OptionId, string>>;

/** Only what there is to choose from. */
function optionFilters(choices: FilterChoices, labels: Labels) {
	return optionIds
		.filter((id) => choices[id].length > 0)
		.map((id): TrackingFilter => filter.options({ id, label: labels[id], options: choices[id] }));
}

type YesNo = Readonly<Record<"true" | "false", string>>;

/** A filter by yes or no; choosing both shows all entries. */
function flagFilter(
	id: "open" | (typeof flags)[number],
	label: string,
	ofOpen: YesNo,
	yesNo: YesNo,
): TrackingFilter {
	const words = id === "open" ? ofOpen : yesNo;
	const name = id === "open" ? "isOpen" : id;
	return filter.options<ManagedTracking>({
		id,
		label,
		options: (["true", "false"] as const).map((value) => ({ value, label: words[value] })),
		query: (values) => (values.length === 1 ? { [name]: values[0] } : {}),
	});
}
