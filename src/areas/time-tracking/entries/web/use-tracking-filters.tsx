import { useMemo } from "react";
import type { Words } from "../../../../kit/contract/language.ts";
import { filter } from "../../../../kit/ui/data-grid/filter/filter.ts";
import type { GridFilter } from "../../../../kit/ui/data-grid/filter/grid-filter.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { useApi } from "../../../../kit/web/use-api.ts";
import {
	UnitsFilterPicker,
	useUnits,
} from "../../../staff/units/web/public.ts";
import { activityStates } from "../../approvals/contract.ts";
import type { ManagedTracking } from "../contract/lists.ts";
import { contract } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";

type Filter = GridFilter<ManagedTracking>;

/** What the list of entries can be narrowed by. */
export function useTrackingFilters(): readonly Filter[] {
	const t = useTexts(german, english);
	const { items: units } = useUnits();
	const { data } = useApi(contract.listTrackingActivities, {});
	return useMemo(
		() => [
			filter.dateRange<ManagedTracking>({ id: "range", label: t.page.range }),
			...stateFilters(t),
			filter.units<ManagedTracking>({
				id: "units",
				label: t.page.unit,
				Picker: UnitsFilterPicker,
				nameOf: (id) => units.find((unit) => unit.id === id)?.name,
				query: ({ unitIds, recursive }) => ({ unitIds, recursive }),
			}),
			filter.options<ManagedTracking>({
				id: "activityIds",
				label: t.list.columns.activity,
				options: (data?.activities ?? []).map(({ id, name }) => ({
					value: id,
					label: name,
				})),
			}),
		],
		[t, units, data],
	);
}

function stateFilters(t: Words<typeof german>): Filter[] {
	return [
		filter.options<ManagedTracking>({
			id: "states",
			label: t.state,
			options: activityStates.map((value) => ({
				value,
				label: t.states[value],
			})),
		}),
		filter.options<ManagedTracking>({
			id: "open",
			label: t.page.openOnly,
			options: (["true", "false"] as const).map((value) => ({
				value,
				label: t.page.openOptions[value],
			})),
			// both of them are all
			query: (values) => (values.length === 1 ? { isOpen: values[0] } : {}),
		}),
	];
}
