import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import type { SamplePerson } from "./sample-people.ts";

/** Twenty columns of all common kinds. */
export const sampleColumns: readonly GridColumn<SamplePerson>[] = [
	column.date({ id: "day", title: "Tag", value: (row) => row.day, style: "short", once: true }),
	column.user({ id: "name", title: "Mitarbeiter", value: (row) => row }),
	column.timeonly({ id: "begin", title: "Beginn", value: (row) => row.begin }),
	column.timespan({ id: "minutes", title: "Dauer", value: (row) => row.minutes, sum: true }),
	column.unit({ id: "unit", title: "Abteilung", value: (row) => ({ name: row.unit }) }),
	column.options({
		id: "state",
		title: "Status",
		value: (row) => row.state,
		options: [
			{ value: "PLANNED", label: "Geplant", color: "#475a8c" },
			{ value: "REQUESTED", label: "Beantragt", color: "#8a5200" },
			{ value: "APPROVED", label: "Genehmigt", color: "#17694a" },
		],
	}),
	column.currency({ id: "cents", title: "Betrag", value: (row) => row.cents, sum: true }),
	column.tags({ id: "tags", title: "Tags", value: (row) => row.tags }),
	column.boolean({ id: "absent", title: "Abwesend", value: (row) => row.isAbsent }),
	column.number({ id: "no", title: "Nummer", value: (row) => row.no }),
	...Array.from({ length: 9 }, (_, at) =>
		column.string<SamplePerson>({
			id: `text${at}`,
			title: `Spalte ${at + 1}`,
			value: (row) => `${row.lastName} ${row.no * (at + 1)}`,
		}),
	),
	column.fill({ id: "note", title: "Bemerkung", value: (row) => `${row.firstName} ${row.unit}` }),
];
