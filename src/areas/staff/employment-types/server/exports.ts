import { masterExport } from "#kit/server/master-data/master-export.ts";
import { employmentTypes } from "../contract.ts";
import { texts } from "../text.ts";
import { employmentTypeTable } from "./sql.ts";

export const listExports = masterExport({
	data: employmentTypes,
	table: employmentTypeTable,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
});
