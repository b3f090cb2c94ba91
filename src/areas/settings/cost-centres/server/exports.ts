import { masterExport } from "#kit/server/master-data/master-export.ts";
import { costCentres } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { costCentreTable } from "./sql.ts";

export const listExports = masterExport({
	data: costCentres,
	table: costCentreTable,
	words: { de: german.master, en: english.master },
});
