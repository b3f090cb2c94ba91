import { masterExport } from "#kit/server/master-data/master-export.ts";
import { roles } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { roleTable } from "./sql.ts";

export const listExports = masterExport({
	data: roles,
	table: roleTable,
	words: { de: german.master, en: english.master },
});
