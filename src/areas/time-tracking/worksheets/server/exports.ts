import type { Words } from "#kit/contract/texts.ts";
import type { ExportColumn } from "#kit/server/export/list-export.ts";
import { pagedExport } from "#kit/server/export/paged-export.ts";
import { masterExport } from "#kit/server/master-data/master-export.ts";
import type { PlannedPerson } from "../contract/plans.ts";
import { templates } from "../contract/templates.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { planReader } from "./list-planned-people.ts";
import { plannedPage } from "./sql/plans.ts";
import { templateTable } from "./sql/templates.ts";

type Column = ExportColumn<PlannedPerson>;
type Id = keyof PlannedPerson & keyof Words<typeof texts>["people"];

const column = (id: Id, kind: Column["kind"], value?: Column["value"]): Column => ({
	id,
	title: (language) => texts[language].people[id],
	kind,
	value: value ?? ((row) => row[id]),
});

/** As the grid orders them; its ids. */
const columns: readonly Column[] = [
	{
		id: "name",
		title: (language) => texts[language].people.name,
		kind: "text",
		value: ({ lastName, firstName }) => `${lastName}, ${firstName}`,
	},
	column("personnelNo", "text"),
	column("unitName", "text"),
	column("templateName", "text"),
	column("kind", "text", ({ kind }, language) =>
		kind === null ? null : texts[language].master.options.kind[kind],
	),
	column("weeklyMinutes", "duration"),
	column("validFrom", "date"),
	column("validTo", "date"),
];

export const listExports = {
	...masterExport({
		data: templates,
		table: templateTable,
		words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	}),
	"time-tracking.worksheets": pagedExport({
		endpoint: contract.listPlannedPeople,
		title: (language) => texts[language].people.title,
		columns: () => columns,
		page: (reader, input) => plannedPage(planReader(reader), input),
	}),
};
