import { IconCalendarMonth, IconTemplate } from "@tabler/icons-react";
import { useMemo } from "react";
import { unitsFilter, useUnits } from "#areas/staff/units/web/public.ts";
import { limits } from "#kit/contract/limits.ts";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import type { GridTool } from "#kit/ui/data-grid/grid-actions.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { exportList } from "#kit/web/export/export-list.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { PlannedPerson } from "../contract/plans.ts";
import { templates } from "../contract/templates.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { usersWorksheets, worksheetCalendar, worksheetTemplates } from "./panels.ts";
import { plannedColumns } from "./planned-columns.ts";
import { useAssign } from "./use-assign.ts";

const defaultSort = { by: "name", direction: "ASC" } as const;

/** Everybody whose plan one may see, with the one that holds today. */
export default function WorksheetsPage() {
	const t = useTexts(texts);
	const columns = useMemo(() => plannedColumns(t), [t]);
	const filters = usePlannedFilters();
	const { rowActions, bulkActions } = useAssign();
	const sideTools = useSideTools();
	return (
		<ServerGrid
			id="time-tracking.worksheets"
			label={t.people.title}
			endpoint={contract.listPlannedPeople}
			columns={columns}
			filters={filters}
			defaultSort={defaultSort}
			search={t.people.search}
			organisation={["USERS", "UNITS"]}
			topics={[templates.topic]}
			height="fill"
			onOpen={({ id: userId }) => openPanel(usersWorksheets, { userId })}
			rowActions={rowActions}
			bulkActions={bulkActions}
			onExport={exportList}
			empty={{ text: t.people.empty }}
			sideTools={sideTools}
		/>
	);
}

/** What the list of plans can be narrowed by. */
function usePlannedFilters(): readonly GridFilter<PlannedPerson>[] {
	const t = useTexts(texts).people;
	const { items: units } = useUnits();
	const templates = useTemplateOptions();
	return useMemo(
		() => [
			unitsFilter<PlannedPerson>({ label: t.unitName, units }),
			...(templates.length === 0
				? []
				: [
						filter.options<PlannedPerson>({
							id: "templateIds",
							label: t.templateName,
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

function useSideTools(): readonly GridTool[] {
	const { master, plans } = useTexts(texts);
	const { primarySite } = useSession();
	const { unitId } = primarySite;
	return [
		{
			id: "calendar",
			label: plans.calendar,
			icon: IconCalendarMonth,
			run: () => openPanel(worksheetCalendar, { unitId }),
		},
		{
			id: "templates",
			label: master.many,
			icon: IconTemplate,
			run: () => openPanel(worksheetTemplates, {}),
		},
	];
}
