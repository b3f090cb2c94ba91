import { useMemo } from "react";
import { UnitsFilterPicker, useUnits } from "#areas/staff/units/web/public.ts";
import { limits } from "#kit/contract/limits.ts";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { PlannedPerson } from "../contract/plans.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

/** What the list of plans can be narrowed by. */
export function usePlannedFilters(): readonly GridFilter<PlannedPerson>[] {
	const t = useTexts(texts).people;
	const { items: units } = useUnits();
	const templates = useTemplateOptions();
	return useMemo(
		() => [
			filter.units<PlannedPerson>({
				id: "units",
				label: t.unit,
				Picker: UnitsFilterPicker,
				nameOf: (id) => units.find((unit) => unit.id === id)?.name,
				query: ({ unitIds, recursive }) => ({ unitIds, recursive }),
			}),
			...(templates.length === 0
				? []
				: [
						filter.options<PlannedPerson>({
							id: "templateIds",
							label: t.template,
							options: templates,
						}),
					]),
			filter.options<PlannedPerson>({
				id: "isPlanned",
				label: t.planned,
				query: ([choice, ...more]) =>
					choice === undefined || more.length > 0 ? {} : { isPlanned: choice === "true" },
				options: [
					{ value: "true", label: t.withPlan },
					{ value: "false", label: t.withoutPlan },
				],
			}),
		],
		[t, units, templates],
	);
}

/** Templates that may be planned by. */
function useTemplateOptions() {
	const question = { isEnabled: true, pageSize: limits.listLength };
	const { data } = useApi(contract.listWorksheetTemplates, question);
	return (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
