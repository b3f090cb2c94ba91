import { IconAdjustmentsHorizontal, IconClockHour4, IconStack2 } from "@tabler/icons-react";
import { decideManyActions, moveActions } from "#areas/time-tracking/approvals/web/public.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import type { BulkAction, GridTool, RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { exportList } from "#kit/web/export/export-list.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { ManagedTracking } from "../../contract/lists.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { entryDialogs, entryMovePanels } from "../entry-moves.ts";
import {
	timeTrackingsBulkInsert,
	timeTrackingsCreate,
	timeTrackingsDetail,
	timeTrackingsExtendedFilter,
} from "../panels.ts";
import { trackingList, useTrackingColumns } from "./use-tracking-columns.tsx";
import { useTrackingFilters } from "./use-tracking-filters.tsx";
import "../entries.css";

/** Entries of everybody whose entries the signed-in person may read. */
export default function TrackingsPage() {
	const t = useTexts(texts);
	const columns = useTrackingColumns();
	const filters = useTrackingFilters();
	const rowActions = useTrackingRowActions();
	const bulkActions = useTrackingBulkActions();
	const sideTools = useSideTools();
	return (
		<ServerGrid
			{...trackingList}
			label={t.list.title}
			endpoint={contract.listTimeTrackingsOf}
			columns={columns}
			filters={filters}
			search={t.page.search}
			topics={["TRACKINGS"]}
			organisation={["ACTIVITIES", "USERS"]}
			height="fill"
			onOpen={({ id }) => openPanel(timeTrackingsDetail, { id })}
			rowActions={rowActions}
			bulkActions={bulkActions}
			onExport={exportList}
			empty={{ text: t.page.empty, action: <CreateButton /> }}
			sideTools={sideTools}
		/>
	);
}

type Row = ManagedTracking;

/** The menu of one row: what its reader may do with it. */
function useTrackingRowActions(): (row: Row) => readonly RowAction<Row>[] {
	const { page } = useTexts(texts);
	return (row) => [
		{
			id: "open",
			label: page.open,
			icon: IconClockHour4,
			run: ({ id }) => openPanel(timeTrackingsDetail, { id }),
		},
		...moveActions(row, entryDialogs, entryMovePanels),
	];
}

/** Approving and rejecting several. */
function useTrackingBulkActions(): readonly BulkAction<Row>[] {
	const mayDecide = useMay("timetrackings.manage", "FULL");
	const format = useFormat();
	useTexts(texts);
	if (!mayDecide) return [];
	return decideManyActions<Row>(
		entryDialogs,
		({ user, day, begin, zone }) =>
			`${user.lastName}, ${user.firstName} ${format.day(day)} ${format.time(begin, zone)}`,
	);
}

function useSideTools(): readonly GridTool[] {
	const t = useTexts(texts).page;
	const mayWrite = useMay("timetrackings.manage", "WRITE");
	const filters: GridTool = {
		id: "filter",
		label: t.extendedFilter,
		icon: IconAdjustmentsHorizontal,
		run: () => openPanel(timeTrackingsExtendedFilter, {}),
	};
	const several: GridTool = {
		id: "several",
		label: t.bulkInsert,
		icon: IconStack2,
		run: () => openPanel(timeTrackingsBulkInsert, {}),
	};
	return mayWrite ? [filters, several] : [filters];
}

/** Where the list is empty; elsewhere the bar on top has it. */
function CreateButton() {
	const t = useTexts(texts).page;
	return (
		<AddButton
			size="xs"
			variant="default"
			label={t.create}
			onClick={() => openPanel(timeTrackingsCreate, {})}
		/>
	);
}
