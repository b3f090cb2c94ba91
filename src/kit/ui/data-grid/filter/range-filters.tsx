import { NativeSelect } from "@mantine/core";
import * as z from "zod/mini";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { DateRangeField, type Days } from "../../field/date-range-field.tsx";
import { dayNow } from "../../field/day-now.ts";
import { NumberField } from "../../field/number-field.tsx";
import { TimeField } from "../../field/time-field.tsx";
import { type Printer, printTime, usePrinter } from "../column/printer.ts";
import { formEditor } from "./filter-form.tsx";
import { type FilterGiven, makeFilter } from "./grid-filter.ts";

/** The last so many days with today; kept so, it is as fresh tomorrow. */
const lastDays = z.object({ lastDays: z.int().check(z.gte(1), z.lte(366)) });
/** All of the year it is then. */
const thisYear = z.object({ thisYear: z.literal(true) });
const rangeOfDays = z.union([
	z.object({ from: z.iso.date(), to: z.iso.date() }),
	lastDays,
	thisYear,
]);
type RangeOfDays = z.output<typeof rangeOfDays>;

/** The days that are meant today. */
export function daysOf(range: RangeOfDays): Days {
	if ("from" in range) return range;
	const today = dayNow();
	if ("thisYear" in range) {
		const year = isoOfDay(today).slice(0, 4);
		return { from: `${year}-01-01`, to: `${year}-12-31` };
	}
	return {
		from: isoOfDay((today - range.lastDays + 1) as LocalDay),
		to: isoOfDay(today),
	};
}

/** Civil days, both inclusive; sent as `from` and `to`. */
export function dateRangeFilter<Row>(given: FilterGiven<Row, Days>) {
	const { id, label, query = (days: Days) => ({ ...days }), test } = given;
	const ofRange = {
		id,
		label,
		query: (range: RangeOfDays) => query(daysOf(range)),
		...(test && { test: (row: Row, range: RangeOfDays) => test(row, daysOf(range)) }),
	};
	return makeFilter<Row, RangeOfDays>(ofRange, {
		schema: rangeOfDays,
		describe: (range, { format, words }) =>
			"from" in range
				? `${format.date(range.from)} – ${format.date(range.to)}`
				: "thisYear" in range
					? words.filters.thisYear
					: words.filters.lastDays(range.lastDays),
		query: ofRange.query,
		editor: formEditor<RangeOfDays, Days | null>({
			begin: (range) => (range ? daysOf(range) : null),
			whole: (days) => days ?? undefined,
			fields: ({ label, draft, set }) => (
				<DateRangeField label={label} value={draft} onChange={set} />
			),
		}),
	});
}

const numbers = z.object({ from: z.nullable(z.number()), to: z.nullable(z.number()) });
type NumberRange = z.output<typeof numbers>;

interface NumberGiven<Row> extends FilterGiven<Row, NumberRange> {
	readonly decimals?: number;
}

/** Open at either end; sent as `<id>From` and `<id>To`. */
export function numberRangeFilter<Row>(given: NumberGiven<Row>) {
	const { id, decimals = 0 } = given;
	return makeFilter<Row, NumberRange>(given, {
		schema: numbers,
		describe: ({ from, to }, { format, words }) => {
			const print = (value: number) => format.number(value, decimals);
			if (from === null) return to === null ? "" : words.filters.until(print(to));
			if (to === null) return words.filters.since(print(from));
			return `${print(from)} – ${print(to)}`;
		},
		query: ({ from, to }) => ({
			...(from === null ? {} : { [`${id}From`]: from }),
			...(to === null ? {} : { [`${id}To`]: to }),
		}),
		editor: formEditor<NumberRange, NumberRange>({
			begin: (range) => range ?? { from: null, to: null },
			whole: (range) => (range.from === null && range.to === null ? undefined : range),
			fields: ({ label, draft, set, words }) =>
				(["from", "to"] as const).map((end) => (
					<NumberField
						key={end}
						label={`${label}: ${words[end]}`}
						decimals={decimals}
						value={draft[end]}
						onChange={(value) => set({ ...draft, [end]: value })}
					/>
				)),
		}),
	});
}

const minute = z.int().check(z.gte(0), z.lte(1440));
const series = z.object({
	/** Minutes since midnight. */
	begin: minute,
	end: minute,
	/** Days that the end lies after the day of the begin. */
	addDays: z.int().check(z.gte(0), z.lte(31)),
});
type SeriesRange = z.output<typeof series>;
type SeriesDraft = { readonly [Name in keyof SeriesRange]: number | null };

/** Times of day that a series lies between, over midnight too; sent as `begin`, `end`, `addDays`. */
export function seriesRangeFilter<Row>(given: FilterGiven<Row, SeriesRange>) {
	return makeFilter<Row, SeriesRange>(given, {
		schema: series,
		describe: ({ begin, end, addDays }, printer) => {
			const times = `${printTime(begin, printer)} – ${printTime(end, printer)}`;
			return addDays === 0 ? times : `${times} ${printer.words.filters.plusDays(addDays)}`;
		},
		query: (range) => range,
		editor: formEditor<SeriesRange, SeriesDraft>({
			begin: (range) => range ?? { begin: null, end: null, addDays: 0 },
			whole: ({ begin, end, addDays }) =>
				begin === null || end === null ? undefined : { begin, end, addDays: addDays ?? 0 },
			fields: ({ draft, set, words }) => {
				const field = (name: keyof SeriesDraft) => ({
					label: words[name],
					value: draft[name],
					onChange: (value: number | null) => set({ ...draft, [name]: value }),
				});
				return (
					<>
						<TimeField {...field("begin")} />
						<TimeField {...field("end")} isEnd />
						<NumberField {...field("addDays")} least={0} most={31} />
					</>
				);
			},
		}),
	});
}

const month = z.object({
	/** 1 to 12. */
	month: z.int().check(z.gte(1), z.lte(12)),
	year: z.int().check(z.gte(1900), z.lte(2200)),
});
const months = z.object({ from: month, to: month });
type CivilMonth = z.output<typeof month>;
type MonthRange = z.output<typeof months>;

/** Months, both inclusive; sent as `fromMonth` and `toMonth` like `2026-11`. */
export function monthRangeFilter<Row>(given: FilterGiven<Row, MonthRange>) {
	return makeFilter<Row, MonthRange>(given, {
		schema: months,
		describe: ({ from, to }, printer) => {
			const [first, last] = [printMonth(from, printer), printMonth(to, printer)];
			return first === last ? first : `${first} – ${last}`;
		},
		query: ({ from, to }) => ({ fromMonth: isoMonth(from), toMonth: isoMonth(to) }),
		editor: formEditor<MonthRange, MonthRange>({
			begin: (range) => range ?? { from: monthNow(), to: monthNow() },
			// the later month may be named first
			whole: ({ from, to }) =>
				isoMonth(from) <= isoMonth(to) ? { from, to } : { from: to, to: from },
			fields: ({ draft: { from, to }, set, words }) => (
				<>
					<MonthFields
						label={words.fromMonth}
						value={from}
						onChange={(first) => set({ from: first, to })}
					/>
					<MonthFields
						label={words.toMonth}
						value={to}
						onChange={(last) => set({ from, to: last })}
					/>
				</>
			),
		}),
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

/** Ten years back and some ahead, and whichever was chosen. */
function yearsAround(chosen: number): string[] {
	const { year } = monthNow();
	const first = Math.min(chosen, year - 10);
	const last = Math.max(chosen, year + 5);
	return Array.from({ length: last - first + 1 }, (_, at) => String(last - at));
}

interface MonthGiven {
	readonly label: string;
	readonly value: CivilMonth;
	readonly onChange: (value: CivilMonth) => void;
}

function MonthFields({ label, value, onChange }: MonthGiven) {
	const printer = usePrinter();
	const names = Array.from({ length: 12 }, (_, at) => ({
		value: String(at + 1),
		label: printMonth({ year: 2000, month: at + 1 }, printer).replace(" 2000", ""),
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
				aria-label={`${label}: ${printer.words.filters.year}`}
				value={String(value.year)}
				data={yearsAround(value.year)}
				onChange={(event) => onChange({ ...value, year: Number(event.currentTarget.value) })}
			/>
		</div>
	);
}
