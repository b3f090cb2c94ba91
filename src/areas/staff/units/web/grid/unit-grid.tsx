import { type ReactNode, useMemo } from "react";
import {
	customColumns,
	type DescribedField,
	useCustomFields,
	useCustomFilters,
} from "#areas/settings/custom-fields/web/public.ts";
import type { ExportFormat } from "#kit/contract/list-export.ts";
import type { Words } from "#kit/contract/texts.ts";
import { DataGrid } from "#kit/ui/data-grid/data-grid.tsx";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import type { GridTool } from "#kit/ui/data-grid/grid-actions.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { exportList } from "#kit/web/export/export-list.ts";
import { useOpenRow } from "#kit/web/grid/use-open-row.ts";
import { usePrintScope } from "#kit/web/grid/use-print-scope.ts";
import { useSavedSettings } from "#kit/web/grid/use-saved-settings.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useStateFilter } from "#kit/web/settings/use-state-filter.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { UnitItem } from "../../contract.ts";
import { texts } from "../../text.ts";
import { blockedParents } from "../blocked-parents.ts";
import { unitsDetail } from "../panels.ts";
import { moveUnit } from "../unit-actions.ts";
import { listColumns, treeColumns } from "./unit-columns.tsx";
import { type UnitRow, unitRows } from "./unit-rows.ts";
import { useUnitMenu } from "./use-unit-menu.ts";

interface Given {
	/** Parents before children, archived ones too. */
	readonly items: readonly UnitItem[];
	readonly view: "TREE" | "LIST";
	readonly sideTools: readonly GridTool[];
	/** Beside the search. */
	readonly tools: ReactNode;
}

/** The units as the tree they are, or as a plain list with the columns one likes. */
export function UnitGrid({ items, view, sideTools, tools }: Given) {
	const words = useTexts(texts);
	const { page: t, columns: heads } = words;
	const { fields } = useCustomFields("UNIT");
	const isTree = view === "TREE";
	const filters = useUnitFilters(words, isTree ? none : fields);
	const columns = useMemo(
		() =>
			isTree ? treeColumns(words) : [...listColumns(words), ...customColumns<UnitRow>(fields)],
		[words, fields, isTree],
	);
	const tree = useTreeOf(items);
	const id = isTree ? "staff.units.tree" : "staff.units";
	const place = useSavedSettings({ id, columns, defaultFilters: useStateFilter("state") });
	const withDisabled = place.settings.filters?.state !== "ENABLED";
	const shared = {
		id,
		place,
		printScope: usePrintScope(),
		filters,
		label: t.title,
		rows: useMemo(() => unitRows(items, withDisabled), [items, withDisabled]),
		columns,
		search: t.search,
		height: "fill",
		openId: useOpenRow(unitsDetail, "unitId"),
		onOpen: ({ id }: UnitRow) => openPanel(unitsDetail, { unitId: id }),
		rowActions: useUnitMenu(),
		menuLabel: ({ name }: UnitRow) => heads.menu(name),
		empty: isTree ? { text: t.none, notFound: t.none } : { text: t.none },
		sideTools,
		tools,
		onExport: (format: ExportFormat) => void exportList(wholeList(format, withDisabled)),
	} as const;
	return isTree ? <DataGrid {...shared} tree={tree} counted={t.count} /> : <DataGrid {...shared} />;
}

/** Archived ones are looked for on purpose only; in the plain list custom fields narrow it too. */
function useUnitFilters({ exported }: Words<typeof texts>, fields: readonly DescribedField[]) {
	const custom = useCustomFilters<UnitRow>(fields);
	return useMemo(
		() => [
			filter.enabledState<UnitRow>({
				id: "state",
				label: exported.state,
				// the others are left out before, with what lies below them
				test: ({ isEnabled }, state) => state !== "DISABLED" || !isEnabled,
			}),
			...custom,
		],
		[exported, custom],
	);
}

const none: readonly DescribedField[] = [];

/** A unit is moved by dragging it onto another; it is asked before anything is done. */
function useTreeOf(items: readonly UnitItem[]) {
	const mayMove = useMay("units.manage", "WRITE");
	return {
		parentId,
		wholeUpTo: 30,
		move: {
			canMove: ({ kind }: UnitRow) => mayMove && kind !== "GLOBAL",
			blockedFor: (unit: UnitRow) => blockedParents(items, unit),
			run: (unit: UnitRow, parent: UnitRow) => void moveUnit(unit, parent),
		},
	};
}

/** With all columns, whichever of the two is looked at. */
function wholeList(format: ExportFormat, includeDisabled: boolean) {
	return { list: "staff.units", columns: [], format, filter: { includeDisabled } };
}

const parentId = (unit: UnitRow) => unit.parentId;
