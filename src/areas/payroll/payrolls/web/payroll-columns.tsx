import { useMemo } from "react";
import { unitsFilter, useUnits } from "#areas/staff/units/web/public.ts";
import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type PayrollItem, payrollStates } from "../contract.ts";
import { texts } from "../text.ts";
import { PayrollState } from "./payroll-state.tsx";

/** Everything the list can show; ids are those of its export. */
export function payrollColumns({
	list: { columns: t },
	states,
}: Words<typeof texts>): readonly GridColumn<PayrollItem>[] {
	return [
		column.user<PayrollItem>({
			id: "name",
			title: t.name,
			value: ({ user }) => user,
			width: 180,
			grows: true,
			hideable: false,
		}),
		column.slot<PayrollItem>({
			id: "state",
			title: t.state,
			width: 150,
			minWidth: 130,
			sortable: false,
			isKey: true,
			render: ({ state }) => <PayrollState state={state} />,
			text: ({ state }) => states[state],
		}),
		column.string<PayrollItem>({
			id: "month",
			title: t.month,
			value: ({ month }) => month,
			width: 90,
			defaultVisible: false,
		}),
		column.number<PayrollItem>({
			id: "runNo",
			title: t.runNo,
			value: ({ runNo }) => (runNo === 0 ? null : runNo),
			width: 100,
			sortable: false,
		}),
		column.unit<PayrollItem>({
			id: "unitName",
			title: t.unitName,
			value: ({ unitName }) => ({ name: unitName }),
			width: 130,
			grows: true,
			filter: "units",
		}),
		column.string<PayrollItem>({
			id: "siteName",
			title: t.siteName,
			value: ({ siteName }) => siteName,
			width: 120,
			sortable: false,
		}),
	];
}

/** What the list can be narrowed by. */
export function usePayrollFilters(): readonly GridFilter<PayrollItem>[] {
	const { list, states } = useTexts(texts);
	const { items: units } = useUnits();
	return useMemo(
		() => [
			unitsFilter<PayrollItem>({ label: list.columns.unitName, units }),
			filter.options<PayrollItem>({
				id: "states",
				label: list.columns.state,
				options: payrollStates.map((value) => ({ value, label: states[value] })),
			}),
		],
		[list, states, units],
	);
}
