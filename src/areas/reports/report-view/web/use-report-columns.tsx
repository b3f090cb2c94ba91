import { useMemo } from "react";
import { unitsFilter, useUnits } from "#areas/staff/units/web/public.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { useTexts } from "#kit/web/texts.ts";
import { personColumns, type Report, type ReportKind, type ReportRow } from "../contract/report.ts";
import { texts } from "../text.ts";

export interface ReportWords {
	readonly title: string;
	/** What its figures are, in a sentence or two. */
	readonly about: string;
	readonly empty: string;
	/** What stands where a row is of nothing that has a name. */
	readonly none?: string;
	readonly columns: Readonly<Record<string, string>>;
}

type ReportColumn = GridColumn<ReportRow>;
type Made = Omit<Parameters<typeof column.string<ReportRow>>[0], "value"> & {
	/** Stands where nothing is known. */
	readonly none?: string;
};

const asText = (value: string | number | null | undefined) =>
	value === null || value === undefined ? null : String(value);
const asNumber = (value: string | number | null | undefined) =>
	typeof value === "number" ? value : null;

const makers: Readonly<Record<Exclude<ReportKind, "key">, (given: Made) => ReportColumn>> = {
	text: ({ none = null, ...given }) =>
		column.string({
			...{ width: 150, minWidth: 90, grows: true, ...given },
			value: (row) => asText(row[given.id]) ?? none,
		}),
	month: (given) =>
		column.slot({
			...{ width: 140, ...given },
			render: (row, { format }) => monthIn(row[given.id], format),
			text: (row, { format }) => monthIn(row[given.id], format),
			sortKey: (row) => asText(row[given.id]) ?? undefined,
		}),
	date: (given) => column.date({ ...given, value: (row) => asText(row[given.id]) }),
	count: (given) => column.number({ ...given, value: (row) => asNumber(row[given.id]) }),
	decimal: (given) =>
		column.decimal({ ...given, decimals: 1, value: (row) => asNumber(row[given.id]) }),
	share: (given) =>
		column.decimal({ ...given, decimals: 1, unit: "%", value: (row) => asNumber(row[given.id]) }),
	duration: (given) =>
		column.timespan({ width: 110, ...given, value: (row) => asNumber(row[given.id]) }),
	balance: (given) =>
		column.timespan({
			width: 110,
			...given,
			signed: true,
			value: (row) => asNumber(row[given.id]),
		}),
	currency: (given) =>
		column.currency({ width: 120, ...given, value: (row) => asNumber(row[given.id]) }),
};

function monthIn(
	month: string | number | null | undefined,
	format: { month(day: string): string },
) {
	return typeof month === "string" ? format.month(`${month}-01`) : "";
}

/** The columns that a report declares, as a grid shows them. */
export function useReportColumns(report: Report, words: ReportWords): readonly ReportColumn[] {
	const t = useTexts(texts);
	const { columns: titles, none } = words;
	return useMemo(() => {
		const isOfPeople = report.of === "PEOPLE";
		const shown = Object.entries(report.columns).flatMap(([id, kind]) =>
			kind === "key" ? [] : [{ id, kind }],
		);
		const own = shown.map(({ id, kind }, nth) =>
			makers[kind]({
				id,
				title: id in personColumns ? t[id as "unitName" | "personnelNo"] : (titles[id] ?? id),
				sum: report.summed.includes(id),
				isKey: report.picture?.values[0] === id,
				hideable: isOfPeople || nth > 0,
				// what is named takes the room that is left, not the last figure
				...(!isOfPeople && nth === 0 && { grows: true }),
				...(id === report.picture?.by && none !== undefined && { none }),
				...(id === "unitName" && { filter: "units" }),
				...(id === "personnelNo" && { defaultVisible: false }),
			}),
		);
		return isOfPeople ? [nameColumn(t.name), ...own] : own;
	}, [report, titles, none, t]);
}

function nameColumn(title: string): ReportColumn {
	return column.user<ReportRow>({
		...{ id: "name", title, width: 170, grows: true, hideable: false },
		value: ({ firstName, lastName }) =>
			lastName === null ? null : { firstName: String(firstName), lastName: String(lastName) },
	});
}

/** Reports can be narrowed to departments. */
export function useReportFilters(): readonly GridFilter<ReportRow>[] {
	const t = useTexts(texts);
	const { items: units } = useUnits();
	return useMemo(() => [unitsFilter<ReportRow>({ label: t.unitName, units })], [t, units]);
}
