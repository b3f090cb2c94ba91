import { useMemo } from "react";
import { valueGaps } from "#areas/absences/leave-accounts/contract/account.ts";
import { amountColumn } from "#areas/absences/leave-accounts/web/public.ts";
import { unitsFilter, useUnits } from "#areas/staff/units/web/public.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { LeaveProvisionItem } from "../contract.ts";
import { texts } from "../text.ts";

type ProvisionColumn = GridColumn<LeaveProvisionItem>;

/**
 * Everything the list can show. Ids are those it sorts by, and those of its export.
 *
 * @param unit in what the accounts are kept
 */
export function provisionColumns(
	{ list, gaps }: Words<typeof texts>,
	unit: AccountUnit,
): readonly ProvisionColumn[] {
	const { columns: t } = list;
	return [
		column.user<LeaveProvisionItem>({
			id: "name",
			title: t.name,
			value: (person) => person,
			width: 150,
			grows: true,
			hideable: false,
		}),
		amountColumn<LeaveProvisionItem>({
			id: "days",
			title: t.days,
			value: ({ days }) => days,
			unit,
			width: 92,
			sum: true,
		}),
		...valueColumns(list, unit),
		column.options<LeaveProvisionItem>({
			id: "gap",
			title: t.gap,
			value: ({ gap }) => gap,
			options: valueGaps.map((value) => ({ value, label: gaps[value] })),
			width: 150,
			sortable: false,
		}),
		...placeColumns(list),
	];
}

function valueColumns(
	{ columns: t, values }: Words<typeof texts>["list"],
	unit: AccountUnit,
): readonly ProvisionColumn[] {
	return [
		column.currency<LeaveProvisionItem>({
			id: "unitCents",
			title: values[unit],
			value: ({ unitCents }) => unitCents,
			width: 130,
		}),
		column.currency<LeaveProvisionItem>({
			id: "cents",
			title: t.cents,
			value: ({ cents }) => cents,
			width: 120,
			sum: true,
			isKey: true,
		}),
	];
}

function placeColumns({ columns: t }: Words<typeof texts>["list"]): readonly ProvisionColumn[] {
	return [
		column.unit<LeaveProvisionItem>({
			id: "unitName",
			title: t.unitName,
			value: ({ unitName }) => ({ name: unitName }),
			width: 110,
			grows: true,
			filter: "units",
		}),
		column.string<LeaveProvisionItem>({
			id: "personnelNo",
			title: t.personnelNo,
			value: ({ personnelNo }) => personnelNo,
			width: 96,
		}),
	];
}

/** What the list can be narrowed by. */
export function useProvisionFilters(): readonly GridFilter<LeaveProvisionItem>[] {
	const { list: t } = useTexts(texts);
	const { items: units } = useUnits();
	return useMemo(
		() => [unitsFilter<LeaveProvisionItem>({ label: t.columns.unitName, units })],
		[t, units],
	);
}
