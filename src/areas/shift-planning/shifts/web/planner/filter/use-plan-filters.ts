import { useMemo } from "react";
import { contract as qualifications } from "#areas/staff/qualifications/contract.ts";
import { unitsFilter, useUnits } from "#areas/staff/units/web/public.ts";
import { limits } from "#kit/contract/limits.ts";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import { type GridFilter, queryOf } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { useFilters } from "#kit/ui/data-grid/toolbar/use-filters.ts";
import { useSavedSettings } from "#kit/web/grid/use-saved-settings.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { ShiftPlan } from "../../../contract.ts";
import { texts } from "../../text.ts";

/** What the plan is narrowed to: by the server, and by what is shown of its answer. */
export interface PlanNarrowing {
	readonly unitIds?: string[];
	readonly recursive?: boolean;
	readonly workspaceIds?: string[];
	readonly qualificationIds?: string[];
	readonly activityIds?: readonly string[];
	readonly only?: readonly OnlyShown[];
}

const onlyShown = ["CONFLICTS", "UNPUBLISHED"] as const;
type OnlyShown = (typeof onlyShown)[number];

type Filter = GridFilter<never>;
const noColumns: readonly never[] = [];

/** Filters of the plan as of any list, with views that are saved under a name. */
export function usePlanFilters(plan: ShiftPlan | undefined) {
	const filters = useFilterList(plan);
	const place = useSavedSettings({ id: "shift-planning.plan", columns: noColumns });
	const chosen = useFilters(filters, place);
	const { settings, isReady } = place;
	const narrowing = useMemo(
		() => queryOf(filters, settings.filters ?? {}) as PlanNarrowing,
		[filters, settings.filters],
	);
	return { place, filters: chosen, narrowing, isReady };
}

const all = { pageSize: limits.listLength };

interface Named {
	readonly id: string;
	readonly name: string;
}

const choices = (list: readonly Named[] = []) =>
	list.map(({ id, name }) => ({ value: id, label: name }));

function useFilterList(plan: ShiftPlan | undefined): readonly Filter[] {
	const { filters: t } = useTexts(texts);
	const { items: units } = useUnits();
	const mayRead = useMay("qualifications.manage", "LIST");
	const { data: known } = useApi(qualifications.listQualifications, all, { enabled: mayRead });
	const [workspaces, activities] = [plan?.workspaces, plan?.activities];
	return useMemo(
		() => [
			unitsFilter<never>({ label: t.units, units }),
			filter.options<never>({
				...{ id: "workspaceIds", label: t.workspaces, options: choices(workspaces) },
			}),
			filter.options<never>({
				...{ id: "activityIds", label: t.activities, options: choices(activities) },
			}),
			filter.options<never>({
				...{ id: "qualificationIds", label: t.qualifications, options: choices(known?.items) },
			}),
			filter.options<never>({
				...{ id: "only", label: t.only },
				options: onlyShown.map((value) => ({ value, label: t.onlyShown[value] })),
			}),
		],
		[t, units, workspaces, activities, known],
	);
}
