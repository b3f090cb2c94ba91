import { useMemo } from "react";
import { activityStates } from "#areas/time-tracking/approvals/contract.ts";
import type { FilterOption } from "#kit/ui/data-grid/filter/options-filter.tsx";
import { useFeature } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { trackingClasses } from "../../contract/lists.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import type { OptionId } from "./use-tracking-filters.tsx";

export type FilterChoices = Readonly<Record<OptionId, readonly FilterOption[]>>;

const sources = ["MANUAL", "APP", "TERMINAL", "AUTO_FINISH"] as const;

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
