import type { Language } from "#kit/contract/language.ts";
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

const wordsOf = (language: Language): Words<typeof texts> => texts[language];

function column(
	id: string,
	word: "name" | "personnelNo" | "unit" | "template" | "kind" | "weekly" | "validFrom" | "validTo",
	kind: Column["kind"],
	value: Column["value"],
): Column {
	return { id, title: (language) => wordsOf(language).people[word], kind, value };
}

/** As the grid orders them; its ids. */
const columns: readonly Column[] = [
	column("name", "name", "text", ({ lastName, firstName }) => `${lastName}, ${firstName}`),
	column("personnelNo", "personnelNo", "text", (row) => row.personnelNo),
	column("unitName", "unit", "text", (row) => row.unitName),
	column("templateName", "template", "text", (row) => row.templateName),
	column("kind", "kind", "text", ({ kind }, language) =>
		kind === null ? null : wordsOf(language).master.options.kind[kind],
	),
	column("weeklyMinutes", "weekly", "duration", (row) => row.weeklyMinutes),
	column("validFrom", "validFrom", "date", (row) => row.validFrom),
	column("validTo", "validTo", "date", (row) => row.validTo),
];

export const listExports = {
	...masterExport({
		data: templates,
		table: templateTable,
		words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	}),
	"time-tracking.worksheets": pagedExport({
		endpoint: contract.listPlannedPeople,
		title: (language) => wordsOf(language).people.title,
		columns: () => columns,
		page: (reader, input) => plannedPage(planReader(reader), input),
	}),
};
