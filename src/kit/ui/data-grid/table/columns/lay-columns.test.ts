import { expect, test } from "vitest";
import { column } from "../../column/column.tsx";
import { layColumns } from "./lay-columns.ts";

interface Row {
	readonly name: string;
	readonly unit: string;
	readonly minutes: number;
}

const columns = [
	column.string<Row>({ id: "name", title: "Name", value: ({ name }) => name, width: 200 }),
	column.string<Row>({ id: "unit", title: "Abteilung", value: ({ unit }) => unit, width: 300 }),
	column.timespan<Row>({ id: "m", title: "Dauer", value: ({ minutes }) => minutes, width: 90 }),
];

function widths(available: number, saved: Record<string, number> = {}): number[] {
	return layColumns([], columns, saved, { available }).map(({ width }) => width);
}

test("what is left goes to the last column", () => {
	expect(widths(700)).toEqual([200, 300, 200]);
});

test("where little is missing, words give some of their room and figures none", () => {
	const [name = 0, unit = 0, minutes] = widths(570);
	expect(minutes).toBeGreaterThanOrEqual(90);
	// the one that names the row is read first and whole
	expect([name, unit]).toEqual([200, 280]);
});

test("where more is missing, or somebody chose a width, nothing gives way", () => {
	expect(widths(500)).toEqual([200, 300, 90]);
	expect(widths(570, { unit: 300 })).toEqual([200, 300, 90]);
});

test("a column that does not fit begins where the list ends", () => {
	// the last one in sight ends clear of the shadow there
	expect(widths(540)).toEqual([213, 313 + 14, 90]);
	// however narrow: the first one has its place
	expect(widths(150)).toEqual([200, 300, 90]);
});

test("the figure that matters takes the place of what would hide it", () => {
	const key = column.timespan<Row>({ id: "key", title: "Saldo", value: () => 0, isKey: true });
	const order = (available: number) =>
		layColumns([], [...columns, key], {}, { available }).map((one) => one.column.id);
	expect(order(700)).toEqual(["name", "unit", "m", "key"]);
	expect(order(600)).toEqual(["name", "unit", "key", "m"]);
	expect(order(300)).toEqual(["name", "key", "unit", "m"]);
});
