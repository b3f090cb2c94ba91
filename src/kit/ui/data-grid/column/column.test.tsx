import { expect, test } from "vitest";
import { formatFor } from "#kit/web/format/format.ts";
import { texts as words } from "../text.ts";
import { column } from "./column.tsx";
import { InvalidArgument } from "./make-column.ts";
import type { Printer } from "./printer.ts";

const printer: Printer = {
	format: formatFor("de-DE", "TIME", "Europe/Berlin"),
	words: words["de-DE"],
};
const given = { id: "x", title: "X" };
const row = {};

test("a slot column without id is an invalid argument that names the parameter", () => {
	const make = () => column.slot({ id: "", title: "Aktionen", render: () => null });
	expect(make).toThrow(InvalidArgument);
	expect(make).toThrow(/^id:/);
	try {
		make();
	} catch (error) {
		expect((error as InvalidArgument).parameter).toBe("id");
	}
});

test.each([
	[column.string({ ...given, value: () => "Text" }), "Text"],
	[column.string({ ...given, value: () => null }), "–"],
	[column.decimal({ ...given, value: () => 1234.5 }), "1.234,50"],
	[column.decimal({ ...given, value: () => 7, unit: "km", decimals: 0 }), "7\u00a0km"],
	[column.currency({ ...given, value: () => -123456 }), "−1.234,56\u00a0€"],
	[column.date({ ...given, value: () => "2026-11-20" }), "20.11.2026"],
	[column.date({ ...given, style: "short", value: () => "2026-11-20" }), "Fr 20.11."],
	[column.datetime({ ...given, value: () => "2026-11-20T08:15:00Z" }), "20.11.2026 09:15"],
	[column.timeonly({ ...given, value: () => 495 }), "08:15"],
	[column.timeonly({ ...given, value: () => "08:15" }), "08:15"],
	[column.timespan({ ...given, value: () => 462 }), "7:42"],
	[column.timespan({ ...given, signed: true, value: () => 30 }), "+0:30"],
	[column.timespan({ ...given, value: () => 0 }), "–"],
	[column.timespan({ ...given, signed: true, value: () => 0 }), "0:00"],
	[column.number({ ...given, value: () => 0 }), "–"],
	[column.currency({ ...given, value: () => 0 }), "0,00\u00a0€"],
	[column.boolean({ ...given, value: () => true }), "Ja"],
	[column.boolean({ ...given, value: () => false }), "Nein"],
	[
		column.options({ ...given, value: () => "A", options: [{ value: "A", label: "Aktiv" }] }),
		"Aktiv",
	],
	[column.user({ ...given, value: () => ({ firstName: "Lena", lastName: "Vogt" }) }), "Vogt, Lena"],
	[column.unit({ ...given, value: () => ({ name: "Station 2" }) }), "Station 2"],
	[column.tags({ ...given, value: () => [{ name: "A" }, { name: "B" }] }), "A, B"],
	[column.number({ ...given, value: () => 10_000 }), "10.000"],
	[column.color({ ...given, value: () => "#112233" }), "#112233"],
])("$kind prints %#", (made, expected) => {
	expect(made.text(row, printer)).toBe(expected);
});

test("only columns of numbers that ask for it add up", () => {
	const value = () => 90;
	const sum = column.timespan({ ...given, value, sum: true });
	expect(sum.amount?.(row)).toBe(90);
	expect(sum.printSum(150, printer)).toBe("2:30");
	expect(sum.printSum(0, printer)).toBe("0:00");
	expect(column.timespan({ ...given, value }).amount).toBeUndefined();
	expect(column.string({ ...given, value: () => "x", sum: true }).amount).toBeUndefined();
});
