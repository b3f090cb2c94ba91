import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import type { PlannedPerson } from "../contract/plans.ts";
import type { texts } from "../text.ts";

type Column = GridColumn<PlannedPerson>;

/** What the list tells of people and the plan that holds today. Ids are those it sorts by. */
export function plannedColumns(words: Words<typeof texts>): readonly Column[] {
	const t = words.people;
	return [
		column.string<PlannedPerson>({
			id: "name",
			title: t.name,
			value: ({ lastName, firstName }) => `${lastName}, ${firstName}`,
			width: 200,
			hideable: false,
		}),
		column.string<PlannedPerson>({
			id: "personnelNo",
			title: t.personnelNo,
			value: ({ personnelNo }) => personnelNo,
			width: 100,
		}),
		column.unit<PlannedPerson>({
			id: "unitName",
			title: t.unit,
			value: ({ unitName }) => ({ name: unitName }),
			filter: "units",
		}),
		column.string<PlannedPerson>({
			id: "templateName",
			title: t.template,
			value: ({ templateName }) => templateName,
			width: 220,
			filter: "templateIds",
		}),
		...planColumns(words),
	];
}

function planColumns({ people: t, master }: Words<typeof texts>): readonly Column[] {
	const { kind } = master.options;
	const day = (id: "validFrom" | "validTo") =>
		column.date<PlannedPerson>({ id, title: t[id], value: (row) => row[id] });
	return [
		column.options<PlannedPerson>({
			id: "kind",
			title: t.kind,
			value: (row) => row.kind,
			options: (["FIXED", "SHIFT"] as const).map((value) => ({ value, label: kind[value] })),
			width: 110,
		}),
		column.timespan<PlannedPerson>({
			id: "weeklyMinutes",
			title: t.weekly,
			value: ({ weeklyMinutes }) => weeklyMinutes,
			width: 110,
		}),
		day("validFrom"),
		day("validTo"),
	];
}
