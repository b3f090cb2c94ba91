import type { ExportColumn } from "#kit/server/export/list-export.ts";
import { namedColumn } from "#kit/server/export/named-column.ts";
import { pagedExport } from "#kit/server/export/paged-export.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { fairnessOf } from "./list-fairness.ts";
import type { ListedFairness } from "./sql/fairness.ts";

export const listExports = {
	"shift-planning.fairness": pagedExport<typeof contract.listFairness, ListedFairness>({
		endpoint: contract.listFairness,
		title: (language) => texts[language].fairness.title,
		columns: () => columns,
		page: fairnessOf,
	}),
};

const column = namedColumn((language) => texts[language].fairness.columns);

/** As the list shows them. */
const columns: readonly ExportColumn<ListedFairness>[] = [
	column("name", "text", ({ lastName, firstName }) => `${lastName}, ${firstName}`),
	column("unit", "text", ({ unitName }) => unitName),
	column("nights", "integer", ({ counts }) => counts.nights),
	column("weekends", "integer", ({ counts }) => counts.weekends),
	column("holidays", "integer", ({ counts }) => counts.holidays),
	column("granted", "integer", ({ counts }) => counts.granted),
	column("refused", "integer", ({ counts }) => counts.refused),
];
