import { masterExport } from "#kit/server/master-data/master-export.ts";
import { costCentres } from "../contract.ts";
import { texts } from "../text.ts";
import { costCentreTable } from "./sql.ts";

export const listExports = masterExport({
	data: costCentres,
	table: costCentreTable,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
});
