import { useMemo } from "react";
import { printDays } from "#areas/absences/leave-accounts/web/public.ts";
import { unitsFilter, useUnits } from "#areas/staff/units/web/public.ts";
import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { LeaveYearEndItem } from "../contract.ts";
import { texts } from "../text.ts";

type YearColumn = GridColumn<LeaveYearEndItem>;
type Texts = Words<typeof texts>;

/** Everything the list can show. Ids are those of its export. */
export function yearEndColumns(words: Texts): readonly YearColumn[] {
	const { columns: t } = words.list;
	const days = (name: "remaining" | "expired" | "carried" | "requested") =>
		daysColumn(name, t[name], (row) => Number(row[name]));
	return [
		column.user<LeaveYearEndItem>({
			id: "name",
			title: t.name,
			value: (person) => person,
			width: 150,
			grows: true,
			hideable: false,
		}),
		days("remaining"),
		days("expired"),
		{ ...days("carried"), isKey: true },
		column.date<LeaveYearEndItem>({
			id: "carriedUntil",
			title: t.carriedUntil,
			value: ({ carriedUntil }) => carriedUntil,
			sortable: false,
		}),
		days("requested"),
		...bookedColumns(words),
		...placeColumns(words),
	];
}

function daysColumn(
	id: string,
	title: string,
	value: (row: LeaveYearEndItem) => number | null,
	{ sign = false }: { readonly sign?: boolean } = {},
): YearColumn {
	const one = column.decimal<LeaveYearEndItem>({
		...{ id, title, value, width: 92, decimals: 1, sum: true, sortable: false },
		// while the year is open the night books it
		tone: (row) => (sign && row.isClosed && value(row) !== 0 ? "alarm" : undefined),
	});
	return {
		...one,
		text: (row, { format }) => {
			const days = value(row);
			return days === null ? "–" : printDays(days, format, { sign });
		},
	};
}

function bookedColumns({ list: { columns: t } }: Texts): readonly YearColumn[] {
	return [
		daysColumn("booked", t.booked, ({ booked }) => (booked === null ? null : Number(booked))),
		daysColumn("difference", t.difference, ({ difference }) => Number(difference), { sign: true }),
		column.boolean<LeaveYearEndItem>({
			id: "isClosed",
			title: t.isClosed,
			value: ({ isClosed }) => isClosed,
			sortable: false,
		}),
	];
}

function placeColumns({ list: { columns: t } }: Texts): readonly YearColumn[] {
	return [
		column.unit<LeaveYearEndItem>({
			id: "unitName",
			title: t.unitName,
			value: ({ unitName }) => ({ name: unitName }),
			width: 110,
			grows: true,
			filter: "units",
		}),
		column.string<LeaveYearEndItem>({
			id: "personnelNo",
			title: t.personnelNo,
			value: ({ personnelNo }) => personnelNo,
			width: 96,
			defaultVisible: false,
		}),
	];
}

/** What the list can be narrowed by. */
export function useYearEndFilters(): readonly GridFilter<LeaveYearEndItem>[] {
	const { list: t } = useTexts(texts);
	const { items: units } = useUnits();
	return useMemo(
		() => [unitsFilter<LeaveYearEndItem>({ label: t.columns.unitName, units })],
		[t, units],
	);
}
