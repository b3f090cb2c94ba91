import { useMemo } from "react";
import { amountColumn, isNone } from "#areas/absences/leave-accounts/web/public.ts";
import { unitsFilter, useUnits } from "#areas/staff/units/web/public.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { LeaveYearEndItem } from "../contract.ts";
import { texts } from "../text.ts";

type YearColumn = GridColumn<LeaveYearEndItem>;
type Texts = Words<typeof texts>;

/**
 * Everything the list can show. Ids are those of its export.
 *
 * @param unit in what the accounts are kept
 */
export function yearEndColumns(words: Texts, unit: AccountUnit): readonly YearColumn[] {
	const { columns: t } = words.list;
	const days = (name: AmountName) => amountOf(name, words, unit);
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
		...bookedColumns(words, unit),
		...placeColumns(words),
	];
}

type AmountName = "remaining" | "expired" | "carried" | "requested" | "booked" | "difference";

function amountOf(name: AmountName, { list }: Texts, unit: AccountUnit): YearColumn {
	const isDifference = name === "difference";
	return amountColumn<LeaveYearEndItem>({
		id: name,
		title: list.columns[name],
		value: (row) => row[name],
		unit,
		width: 92,
		sum: true,
		sortable: false,
		signed: isDifference,
		// while the year is open the night books it
		tone: (row) => (isDifference && row.isClosed && !isNone(row.difference) ? "alarm" : undefined),
	});
}

function bookedColumns(words: Texts, unit: AccountUnit): readonly YearColumn[] {
	const { columns: t } = words.list;
	return [
		amountOf("booked", words, unit),
		amountOf("difference", words, unit),
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
