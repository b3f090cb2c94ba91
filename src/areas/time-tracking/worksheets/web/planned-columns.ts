import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import type { PlannedPerson } from "../contract/plans.ts";
import type { texts } from "../text.ts";

/** What the list tells of people and their plans. Ids are those it sorts by. */
export function plannedColumns({
	people: t,
	master,
}: Words<typeof texts>): readonly GridColumn<PlannedPerson>[] {
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
		...planColumns({ people: t, master }),
	];
}

/** What the plan says that holds today. */
function planColumns({
	people: t,
	master,
}: Pick<Words<typeof texts>, "people" | "master">): readonly GridColumn<PlannedPerson>[] {
	const { kind } = master.options;
	return [
		column.options<PlannedPerson>({
			id: "kind",
			title: t.kind,
			value: (row) => row.kind,
			options: [
				{ value: "FIXED", label: kind.FIXED },
				{ value: "SHIFT", label: kind.SHIFT },
			],
			width: 110,
		}),
		column.timespan<PlannedPerson>({
			id: "weeklyMinutes",
			title: t.weekly,
			value: ({ weeklyMinutes }) => weeklyMinutes,
			width: 110,
		}),
		column.date<PlannedPerson>({
			id: "validFrom",
			title: t.validFrom,
			value: ({ validFrom }) => validFrom,
		}),
		column.date<PlannedPerson>({
			id: "validTo",
			title: t.validTo,
			value: ({ validTo }) => validTo,
		}),
	];
}
