import { makeColumn, type ValueGiven } from "./make-column.ts";
import { type DateStyle, printDate, printDateTime, printTime } from "./printer.ts";

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
