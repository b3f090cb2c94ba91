import { masterExport } from "#kit/server/master-data/master-export.ts";
import { roles } from "../contract.ts";
import { texts } from "../text.ts";
import { roleTable } from "./sql.ts";

export const listExports = masterExport({
	data: roles,
	table: roleTable,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
});
