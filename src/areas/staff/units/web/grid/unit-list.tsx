import { type ReactNode, useMemo } from "react";
import {
	customColumns,
	useCustomFields,
	useCustomFilters,
} from "#areas/settings/custom-fields/web/public.ts";
import type { MenuItem } from "#kit/ui/data-grid/menu/grid-menu.tsx";
import { SavedGrid } from "#kit/web/grid/saved-grid.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { UnitItem } from "../../contract.ts";
import { texts } from "../../text.ts";
import { openUnit } from "../open-unit.ts";
import { useOpenUnit } from "../use-open-unit.ts";
import { unitColumns } from "./unit-columns.ts";
import { type UnitRow, unitRows } from "./unit-rows.ts";
import { useUnitMenu } from "./use-unit-menu.ts";

interface Given {
	/** Parents before children. */
	readonly items: readonly UnitItem[];
	readonly withDisabled: boolean;
	/** Beside the search. */
	readonly tools: ReactNode;
}

/** The units as a plain list: to be sorted, grouped, filtered and printed with the columns one likes. */
export function UnitList({ items, withDisabled, tools }: Given) {
	const words = useTexts(texts);
	const { fields } = useCustomFields("UNIT");
	const filters = useCustomFilters<UnitRow>(fields);
	const menuOf = useUnitMenu();
	const openId = useOpenUnit();
	const rows = useMemo(() => unitRows(items, withDisabled), [items, withDisabled]);
	const columns = useMemo(
		() => [...unitColumns(words), ...customColumns<UnitRow>(fields)],
		[words, fields],
	);
	return (
		<SavedGrid
			id="staff.units"
			label={words.page.title}
			rows={rows}
			state="ready"
			columns={columns}
			filters={filters}
			search={words.page.search}
			height="fill"
			openId={openId}
			onOpen={({ id }) => openUnit(id)}
			rowActions={(unit) => menuOf(unit).items.map(rowAction)}
			empty={{ text: words.page.none }}
			tools={<div className="units-tools">{tools}</div>}
		/>
	);
}

function rowAction({ id, label, icon, run, isDanger = false }: MenuItem) {
	return { id, label, run, isDanger, ...(icon && { icon }) };
}
