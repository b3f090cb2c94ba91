import { NativeSelect } from "@mantine/core";
import * as z from "zod/mini";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { dayNow } from "../../field/day-now.ts";
import { type Printer, usePrinter } from "../column/printer.ts";
import { FilterForm, useFilterDraft } from "./filter-form.tsx";
import { type FilterEditorGiven, type FilterGiven, makeFilter } from "./grid-filter.ts";

const month = z.object({
	/** 1 to 12. */
	month: z.int().check(z.gte(1), z.lte(12)),
	year: z.int().check(z.gte(1900), z.lte(2200)),
});
const schema = z.object({ from: month, to: month });
export type CivilMonth = z.output<typeof month>;
export type MonthRange = z.output<typeof schema>;

/** Months, both inclusive; sent as `fromMonth` and `toMonth` like `2026-11`. */
export function monthRangeFilter<Row>(given: FilterGiven<Row, MonthRange>) {
	return makeFilter<Row, MonthRange>(given, {
		schema,
		describe: ({ from, to }, printer) => {
			const [first, last] = [printMonth(from, printer), printMonth(to, printer)];
			return first === last ? first : `${first} – ${last}`;
		},
		query: ({ from, to }) => ({ fromMonth: isoMonth(from), toMonth: isoMonth(to) }),
		editor: (given) => <MonthsEditor {...given} />,
	});
}

function isoMonth({ year, month }: CivilMonth): string {
	return `${year}-${String(month).padStart(2, "0")}`;
}

function printMonth(value: CivilMonth, { format }: Printer): string {
	return format.month(`${isoMonth(value)}-01`);
}

function monthNow(): CivilMonth {
	const [year, month] = isoOfDay(dayNow()).split("-").map(Number);
	return { year: year ?? 2000, month: month ?? 1 };
}

function MonthsEditor(given: FilterEditorGiven<MonthRange>) {
	const { filters: words } = usePrinter().words;
	const { draft, change, apply } = useFilterDraft(
		given,
		given.value ?? { from: monthNow(), to: monthNow() },
		(range) => inOrder(range),
	);
	return (
		<FilterForm onApply={apply}>
			<MonthFields
				label={words.fromMonth}
				value={draft.from}
				onChange={(from) => change({ from })}
			/>
			<MonthFields label={words.toMonth} value={draft.to} onChange={(to) => change({ to })} />
		</FilterForm>
	);
}

/** The later month may be named first. */
function inOrder({ from, to }: MonthRange): MonthRange {
	return isoMonth(from) <= isoMonth(to) ? { from, to } : { from: to, to: from };
}

/** Ten years back and some ahead, and whichever was chosen. */
function yearsAround(chosen: number): string[] {
	const { year } = monthNow();
	const first = Math.min(chosen, year - 10);
	const last = Math.max(chosen, year + 5);
	return Array.from({ length: last - first + 1 }, (_, at) => String(last - at));
}

interface FieldsGiven {
	readonly label: string;
	readonly value: CivilMonth;
	readonly onChange: (value: CivilMonth) => void;
}

function MonthFields({ label, value, onChange }: FieldsGiven) {
	const { format, words } = usePrinter();
	const names = Array.from({ length: 12 }, (_, at) => ({
		value: String(at + 1),
		label: format.month(`2000-${String(at + 1).padStart(2, "0")}-01`).replace(" 2000", ""),
	}));
	return (
		<div className="grid-filter-pair">
			<NativeSelect
				label={label}
				value={String(value.month)}
				data={names}
				onChange={(event) => onChange({ ...value, month: Number(event.currentTarget.value) })}
			/>
			<NativeSelect
				aria-label={`${label}: ${words.filters.year}`}
				value={String(value.year)}
				data={yearsAround(value.year)}
				onChange={(event) => onChange({ ...value, year: Number(event.currentTarget.value) })}
			/>
		</div>
	);
}
