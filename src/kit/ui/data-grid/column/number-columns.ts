import { limits } from "#kit/contract/limits.ts";
import { type KindOfValue, makeColumn, type ValueGiven } from "./make-column.ts";
import {
	type DateStyle,
	nothing,
	printCurrency,
	printDate,
	printDateTime,
	printTime,
} from "./printer.ts";

interface DateGiven<Row> extends ValueGiven<Row, string> {
	readonly style?: DateStyle;
}

/** Columns of days and times. */
export const timeColumns = {
	/** A civil day, `2026-11-20`. */
	date: <Row>(given: DateGiven<Row>) =>
		makeColumn(given, {
			kind: "date",
			width: given.style === "weekday" ? 130 : 100,
			groupable: true,
			print: (day, printer) => printDate(day, printer, given.style),
			sortKey: (day) => day,
		}),

	/** An instant. */
	datetime: <Row>(given: ValueGiven<Row, string>) =>
		makeColumn(given, {
			kind: "datetime",
			width: 140,
			print: printDateTime,
			sortKey: (instant) => Date.parse(instant),
		}),

	/** A time of the day: minutes since midnight, `08:15`, or an instant of which only the time is shown. */
	timeonly: <Row>(given: ValueGiven<Row, string | number>) =>
		makeColumn(given, {
			kind: "timeonly",
			width: 80,
			align: "end",
			print: printTime,
			sortKey: (time) => time,
		}),
};

interface DecimalGiven<Row> extends ValueGiven<Row, number> {
	readonly decimals?: number;
	readonly unit?: string;
}

interface CurrencyGiven<Row> extends ValueGiven<Row, number> {
	/** ISO code; EUR unless said otherwise. */
	readonly currency?: string;
}

interface TimespanGiven<Row> extends ValueGiven<Row, number> {
	/** A balance: `+1:30`. */
	readonly signed?: boolean;
}

/**
 * Columns of numbers: at the right edge, in figures of equal width, with sums where asked for.
 *
 * Counts and spans of time print a zero as `–`: there was none. A balance (`signed`), money and decimals say their zero,
 * for it is a result. Sums and exports always do.
 */
export const numberColumns = {
	/** A whole number. */
	number: <Row>(given: ValueGiven<Row, number>) =>
		makeColumn(
			given,
			withoutZeros(amounts("number", 90, (value, { format }) => format.number(value, 0))),
		),

	/** Two decimals unless said otherwise. */
	decimal: <Row>(given: DecimalGiven<Row>) => {
		const { decimals = limits.numberDecimals, unit } = given;
		return makeColumn(
			given,
			amounts("decimal", 100, (value, { format }) => {
				const text = format.number(value, decimals);
				return unit === undefined ? text : `${text}\u00a0${unit}`;
			}),
		);
	},

	/** Whole cents. */
	currency: <Row>(given: CurrencyGiven<Row>) =>
		makeColumn(
			given,
			amounts("currency", 110, (cents, printer) => printCurrency(cents, printer, given.currency)),
		),

	/** Whole minutes, in the person's format of hours. */
	timespan: <Row>(given: TimespanGiven<Row>) => {
		const { signed: sign = false } = given;
		const kind = amounts("timespan", 90, (minutes, { format }) => format.hours(minutes, { sign }));
		return makeColumn(given, sign ? kind : withoutZeros(kind));
	},
};

function withoutZeros(kind: KindOfValue<number>): KindOfValue<number> {
	return {
		...kind,
		print: (value, printer) => (value === 0 ? nothing : kind.print(value, printer)),
	};
}

function amounts(
	kind: KindOfValue<number>["kind"],
	width: number,
	print: KindOfValue<number>["print"],
): KindOfValue<number> {
	const itself = (value: number) => value;
	return { kind, width, align: "end", print, printSum: print, sortKey: itself, amount: itself };
}
