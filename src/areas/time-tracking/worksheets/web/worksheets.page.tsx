import { Button } from "@mantine/core";
import { IconCalendarMonth, IconTemplate } from "@tabler/icons-react";
import { useMemo } from "react";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { exportList } from "#kit/web/export-list.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { templates } from "../contract/templates.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { usersWorksheets, worksheetCalendar, worksheetTemplates } from "./panels.ts";
import { plannedColumns } from "./planned-columns.ts";
import "./calendar.css";
import { useAssign } from "./use-assign.ts";
import { usePlannedFilters } from "./use-planned-filters.ts";

const defaultSort = { by: "name", direction: "ASC" } as const;

/** Everybody whose plan one may see, with the one that holds today. */
export default function WorksheetsPage() {
	const t = useTexts(texts);
	const columns = useMemo(() => plannedColumns(t), [t]);
	const filters = usePlannedFilters();
	const { rowActions, bulkActions } = useAssign();
	return (
		<div className="worksheets-page">
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
				tools={<Tools />}
			/>
		</div>
	);
}

function Tools() {
	const { people: t, plans } = useTexts(texts);
	const { primarySite } = useSession();
	return (
		<>
			<Button
				variant="default"
				leftSection={<IconCalendarMonth size={16} stroke={1.8} aria-hidden />}
				onClick={() => openPanel(worksheetCalendar, { unitId: primarySite.unitId })}
			>
				{plans.calendar}
			</Button>
			<Button
				variant="default"
				leftSection={<IconTemplate size={16} stroke={1.8} aria-hidden />}
				onClick={() => openPanel(worksheetTemplates, {})}
			>
				{t.templates}
			</Button>
		</>
	);
}
