import { masterExport } from "#kit/server/master-data/master-export.ts";
import { employmentTypes } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { employmentTypeTable } from "./sql.ts";

export const listExports = masterExport({
	data: employmentTypes,
	table: employmentTypeTable,
	words: { de: german.master, en: english.master },
});
