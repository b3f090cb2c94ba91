import { expect, test } from "vitest";
import { column } from "../../column/column.tsx";
import { layColumns } from "./lay-columns.ts";

interface Row {
	readonly name: string;
	readonly unit: string;
	readonly minutes: number;
}

const columns = [
	column.string<Row>({ id: "name", title: "Name", value: ({ name }) => name, width: 400 }),
	column.string<Row>({ id: "unit", title: "Abteilung", value: ({ unit }) => unit, width: 100 }),
	column.timespan<Row>({ id: "m", title: "Dauer", value: ({ minutes }) => minutes, width: 90 }),
];

function widths(available: number, saved: Record<string, number> = {}): number[] {
	return layColumns([], columns, saved, { available }).map(({ width }) => width);
}

test("what is left goes to the last column", () => {
	expect(widths(700)).toEqual([400, 100, 200]);
});

test("where little is missing, words give some of their room and figures none", () => {
	const [name = 0, unit = 0, minutes] = widths(540);
	expect(minutes).toBeGreaterThanOrEqual(90);
	expect(name).toBeGreaterThanOrEqual(320);
	expect(name + unit + (minutes ?? 0)).toBe(540);
});

test("where more is missing, or somebody chose a width, nothing gives way", () => {
	expect(widths(480)).toEqual([400, 100, 90]);
	expect(widths(540, { name: 400, unit: 100 })).toEqual([400, 100, 90]);
});
