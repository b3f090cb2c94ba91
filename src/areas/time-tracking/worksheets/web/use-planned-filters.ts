import { useMemo } from "react";
import { UnitsFilterPicker, useUnits } from "#areas/staff/units/web/public.ts";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { PlannedPerson } from "../contract/plans.ts";
import { texts } from "../text.ts";
import { useTemplateOptions } from "./use-template-options.ts";

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
