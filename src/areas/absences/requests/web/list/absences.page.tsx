import {
	IconAdjustmentsHorizontal,
	IconCalendarOff,
	IconUpload,
	IconUsersPlus,
} from "@tabler/icons-react";
import { absencesBulkCreate } from "#areas/absences/company-days/web/panels.ts";
import { usersImport } from "#areas/staff/import/web/panels.ts";
import { decideManyActions, moveActions } from "#areas/time-tracking/approvals/web/public.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import type { BulkAction, GridTool, RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { exportList } from "#kit/web/export/export-list.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { ManagedAbsence } from "../../contract/lists.ts";
import { contract } from "../../contract.ts";
import { texts as featureTexts } from "../../text.ts";
import { absenceDialogs, movePanelsOf } from "../absence-moves.ts";
import { absencesCreate, absencesDetail, absencesExtendedFilter } from "../panels.ts";
import { texts } from "./text.ts";
import { absenceList } from "./use-absence-columns.tsx";
import { useManagedFilters } from "./use-absence-filters.tsx";
import { useManagedColumns } from "./use-managed-columns.ts";
import "../absences.css";

type Row = ManagedAbsence;

/** Absences of everybody whose absences the signed-in person may read. */
export default function AbsencesPage() {
	const t = useTexts(texts);
	const { list } = useTexts(featureTexts);
	const columns = useManagedColumns();
	const filters = useManagedFilters();
	const bulkActions = useBulkActions();
	return (
		<ServerGrid
			{...absenceList}
			label={list.title}
			endpoint={contract.listAbsencesOf}
			columns={columns}
			filters={filters}
			search={t.search}
			topics={["ABSENCES"]}
			organisation={["ACTIVITIES", "USERS"]}
			height="fill"
			onOpen={({ id }) => openPanel(absencesDetail, { id })}
			rowActions={useRowActions()}
			bulkActions={bulkActions}
			onExport={exportList}
			empty={{ text: t.empty }}
			tools={<CreateButton />}
			sideTools={useSideTools()}
		/>
	);
}

/** The menu of one row: what its reader may do with it. */
function useRowActions(): (row: Row) => readonly RowAction<Row>[] {
	const t = useTexts(texts);
	return (row) => [
		{
			id: "open",
			label: t.open,
			icon: IconCalendarOff,
			run: ({ id }) => openPanel(absencesDetail, { id }),
		},
		...moveActions(row, absenceDialogs, movePanelsOf(row.version)),
	];
}

/** Approving and rejecting several. */
function useBulkActions(): readonly BulkAction<Row>[] {
	const mayDecide = useMay("absences.manage", "FULL");
	const format = useFormat();
	useTexts(texts);
	if (!mayDecide) return [];
	return decideManyActions<Row>(
		absenceDialogs,
		({ user, from }) => `${user.lastName}, ${user.firstName} ${format.day(from)}`,
	);
}

function useSideTools(): readonly GridTool[] {
	const t = useTexts(texts);
	const mayDecide = useMay("absences.manage", "FULL");
	const filter = () => openPanel(absencesExtendedFilter, {});
	const bulk = () => openPanel(absencesBulkCreate, {});
	const table = () => openPanel(usersImport, { kind: "ABSENCES" });
	// a table is taken by those who move companies in
	const mayImport = useMay("users.manage", "WRITE") && mayDecide;
	return [
		...(mayDecide ? [{ id: "bulk", label: t.createMany, icon: IconUsersPlus, run: bulk }] : []),
		...(mayImport ? [{ id: "import", label: t.import, icon: IconUpload, run: table }] : []),
		{ id: "filter", label: t.extendedFilter, icon: IconAdjustmentsHorizontal, run: filter },
	];
}

function CreateButton() {
	const t = useTexts(texts);
	return <AddButton label={t.create} onClick={() => openPanel(absencesCreate, {})} />;
}
