import { column } from "./column/column.tsx";
import type { GridColumn } from "./column/grid-column.ts";
import { filter } from "./filter/filter.ts";

export interface TestPerson {
	readonly id: string;
	readonly name: string;
	readonly unit: string;
	readonly minutes: number;
}

const names = ["Vogt", "Albrecht", "Weiß", "Demir", "Möller"];

/** Rows for tests of the grid. */
export function testPeople(count: number): readonly TestPerson[] {
	return Array.from({ length: count }, (_, at) => ({
		id: `p${at}`,
		name: `${names[at % names.length]} ${at}`,
		unit: `Station ${1 + (at % 3)}`,
		minutes: 30 * (at + 1),
	}));
}

export const testColumns: readonly GridColumn<TestPerson>[] = [
	column.string({ id: "name", title: "Name", value: (row) => row.name }),
	column.unit({ id: "unit", title: "Abteilung", value: (row) => ({ name: row.unit }) }),
	column.timespan({ id: "minutes", title: "Dauer", value: (row) => row.minutes, sum: true }),
];

export const testFilters = [
	filter.options<TestPerson>({
		id: "unit",
		label: "Abteilung",
		options: [
			{ value: "Station 1", label: "Station 1" },
			{ value: "Station 2", label: "Station 2" },
		],
		test: (row, units) => units.includes(row.unit),
	}),
];
