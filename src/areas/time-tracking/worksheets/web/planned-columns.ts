import { worksheetKinds } from "#domain/working-time/layout/worksheet.ts";
import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import type { PlannedPerson } from "../contract/plans.ts";
import type { texts } from "../text.ts";

/** What the list says of people and the plan that holds today, what matters first. Ids are those it sorts by. */
export function plannedColumns(words: Words<typeof texts>): readonly GridColumn<PlannedPerson>[] {
	const t = words.people;
	const { kind } = words.master.options;
	const own = <Id extends keyof PlannedPerson & keyof typeof t>(id: Id) => ({
		id,
		title: t[id],
		value: (row: PlannedPerson) => row[id],
	});
	return [
		nameColumn(t.name),
		column.string({
			...own("templateName"),
			width: 190,
			minWidth: 190,
			grows: true,
			filter: "templateIds",
		}),
		column.timespan({ ...own("weeklyMinutes"), width: 86 }),
		column.date({ ...own("validFrom"), width: 92 }),
		column.unit<PlannedPerson>({
			id: "unitName",
			title: t.unitName,
			value: ({ unitName }) => ({ name: unitName }),
			grows: true,
			filter: "units",
		}),
		column.string({ ...own("personnelNo"), width: 100 }),
		column.options({
			...own("kind"),
			options: worksheetKinds.map((value) => ({ value, label: kind[value] })),
			width: 110,
		}),
		column.date(own("validTo")),
	];
}

function nameColumn(title: string): GridColumn<PlannedPerson> {
	return column.string({
		id: "name",
		title,
		value: ({ lastName, firstName }) => `${lastName}, ${firstName}`,
		width: 132,
		minWidth: 132,
		grows: true,
		hideable: false,
	});
}
