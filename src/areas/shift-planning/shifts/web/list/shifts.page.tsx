import { IconCalendarUser, IconTrash } from "@tabler/icons-react";
import { useMemo } from "react";
import {
	customColumns,
	useCustomFields,
	useCustomFilters,
} from "#areas/settings/custom-fields/web/public.ts";
import { unitsFilter, useUnits } from "#areas/staff/units/web/public.ts";
import type { Words } from "#kit/contract/texts.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import type { BulkAction } from "#kit/ui/data-grid/grid-actions.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { exportList } from "#kit/web/export/export-list.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract, type ListedShift } from "../../contract.ts";
import { texts as featureTexts } from "../../text.ts";
import { useShiftWords } from "../form/use-shift-words.ts";
import { shiftsCreate, shiftsDetail } from "../panels.ts";
import { changePlan } from "../planner/plan-moves.ts";
import { removeItems } from "../planner/remove-items.ts";
import { texts } from "../text.ts";

type Row = ListedShift;

/** Planned shifts as a list. */
export default function ShiftsPage() {
	const t = useTexts(texts);
	const { list } = t;
	const feature = useTexts(featureTexts);
	const columns = useColumns();
	const filters = useFilters();
	const mayWrite = useMay("shiftplan.manage", "WRITE");
	const bulkActions = useBulkActions();
	return (
		<ServerGrid
			id="shift-planning.shifts"
			defaultSort={defaultSort}
			label={feature.list.title}
			endpoint={contract.listShifts}
			columns={columns}
			filters={filters}
			search={list.search}
			topics={["SHIFTS"]}
			organisation={["ACTIVITIES", "USERS"]}
			height="fill"
			onOpen={({ id }) => openPanel(shiftsDetail, { id })}
			rowActions={() => [
				{
					id: "open",
					label: t.menu.open,
					icon: IconCalendarUser,
					run: ({ id }) => openPanel(shiftsDetail, { id }),
				},
			]}
			bulkActions={bulkActions}
			onExport={exportList}
			empty={{ text: list.empty }}
			tools={mayWrite && <AddButton label={t.create} onClick={() => openPanel(shiftsCreate, {})} />}
		/>
	);
}

/** Several are deleted in one go, which can be taken back in one. */
function useBulkActions(): readonly BulkAction<Row>[] {
	const { menu } = useTexts(texts);
	const mayDelete = useMay("shiftplan.manage", "FULL");
	if (!mayDelete) return [];
	const remove: BulkAction<Row>["run"] = async (rows, clear) => {
		const names = new Map(
			rows.flatMap(({ user }) => (user ? [[user.id, `${user.lastName}, ${user.firstName}`]] : [])),
		);
		const shifts = rows.filter((row) => row.mayDelete);
		const nameOf = (userId: string) => names.get(userId);
		const isMeant = await removeItems(
			{ shifts },
			(title, changes) => void changePlan(title, changes, nameOf),
		);
		if (isMeant) clear();
	};
	return [{ id: "delete", label: menu.remove, icon: IconTrash, run: remove }];
}

const defaultSort = { by: "day", direction: "ASC" } as const;

function useFilters(): readonly GridFilter<Row>[] {
	const { list: t } = useTexts(texts);
	const { items: units } = useUnits();
	const added = useCustomFilters<Row>(useCustomFields("SHIFT").fields);
	return useMemo(
		() => [
			filter.dateRange<Row>({ id: "range", label: t.range }),
			unitsFilter<Row>({ label: t.unit, units }),
			filter.options<Row>({
				id: "isOpen",
				label: t.openOnly,
				options: (["true", "false"] as const).map((value) => ({ value, label: t.isOpen[value] })),
				query: (values) => (values.length === 1 ? { isOpen: values[0] } : {}),
			}),
			...added,
		],
		[t, units, added],
	);
}

function useColumns(): readonly GridColumn<Row>[] {
	const t = useTexts(featureTexts);
	const words = useShiftWords();
	const { fields } = useCustomFields("SHIFT");
	return useMemo(() => [...columnsOf(t, words), ...customColumns<Row>(fields)], [t, words, fields]);
}

function columnsOf(
	t: Words<typeof featureTexts>,
	words: ReturnType<typeof useShiftWords>,
): GridColumn<Row>[] {
	const { columns: title } = t.list;
	const text = (
		id: "workspace" | "activity" | "unit" | "customer",
		value: (row: Row) => string | null,
	): GridColumn<Row> =>
		column.string<Row>({ id, title: title[id], value, width: 150, grows: true });
	return [
		column.date<Row>({ id: "day", title: title.day, value: ({ day }) => day, hideable: false }),
		column.string<Row>({
			...{ id: "time", title: title.time, value: words.times, sortable: false, width: 150 },
		}),
		column.string<Row>({
			...{ id: "user", title: title.user, width: 170, grows: true, isKey: true },
			value: ({ user }) => (user === null ? t.nobody : `${user.lastName}, ${user.firstName}`),
		}),
		text("activity", ({ activity }) => activity.name),
		text("workspace", ({ workspace }) => workspace?.name ?? null),
		text("unit", ({ unit }) => unit.name),
		text("customer", ({ customer }) => customer?.name ?? null),
		column.timespan<Row>({
			...{ id: "minutes", title: title.minutes, value: ({ minutes }) => minutes },
			...{ sortable: false, width: 80 },
		}),
		column.string<Row>({
			...{ id: "state", title: title.state, sortable: false, width: 150 },
			value: ({ publishedAt }) => (publishedAt === null ? t.unpublished : t.published),
		}),
	];
}
