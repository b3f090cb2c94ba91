import { useMemo } from "react";
import { unitsFilter, useUnits } from "#areas/staff/units/web/public.ts";
import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { useTexts } from "#kit/web/texts.ts";
import { closeStateOf, type MonthCloseItem } from "../contract/fields.ts";
import { texts } from "../text.ts";
import { CloseState } from "./close-state.tsx";

type CloseColumn = GridColumn<MonthCloseItem>;

/** Everything the list can show. */
export function closeColumns({
	overview: t,
	states,
	obstacles,
}: Words<typeof texts>): readonly CloseColumn[] {
	return [
		column.user<MonthCloseItem>({
			id: "name",
			title: t.name,
			value: ({ user }) => user,
			width: 165,
			hideable: false,
		}),
		column.timespan<MonthCloseItem>({
			id: "balanceMinutes",
			isKey: true,
			title: t.balance,
			value: ({ balanceMinutes }) => balanceMinutes,
			signed: true,
			sortable: false,
		}),
		column.slot<MonthCloseItem>({
			id: "state",
			title: t.state,
			width: 130,
			minWidth: 126,
			sortable: false,
			render: (row) => <CloseState state={closeStateOf(row)} />,
			text: (row) => states[closeStateOf(row)],
		}),
		column.string<MonthCloseItem>({
			id: "obstacles",
			title: t.obstacles,
			tone: (row) => (row.obstacles.length > 0 ? "warning" : undefined),
			width: 110,
			grows: true,
			sortable: false,
			value: (row) =>
				row.obstacles.map(({ code, count }) => obstacles[code](count)).join(" · ") || null,
		}),
		column.unit<MonthCloseItem>({
			id: "unitName",
			title: t.unit,
			value: ({ unitName }) => ({ name: unitName }),
			width: 96,
			grows: true,
			sortable: false,
			filter: "units",
		}),
		column.timespan<MonthCloseItem>({
			id: "changedMinutes",
			title: t.changed,
			value: ({ isClosed, changedMinutes }) => (isClosed ? changedMinutes : null),
			signed: true,
			sortable: false,
			tone: ({ changedMinutes }) => (changedMinutes === 0 ? undefined : "alarm"),
		}),
	];
}

/** What the list of months can be narrowed by. */
export function useCloseFilters(): readonly GridFilter<MonthCloseItem>[] {
	const { overview: t, states } = useTexts(texts);
	const { items: units } = useUnits();
	return useMemo(
		() => [
			unitsFilter<MonthCloseItem>({ label: t.unit, units }),
			filter.options<MonthCloseItem>({
				id: "closed",
				label: t.state,
				options: [
					{ value: "true", label: states.closed },
					{ value: "false", label: states.open },
				],
				query: (chosen) => (chosen.length === 1 ? { isClosed: chosen[0] } : {}),
			}),
		],
		[t, states, units],
	);
}
