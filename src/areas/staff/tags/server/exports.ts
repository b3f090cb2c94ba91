import { masterExport } from "#kit/server/master-data/master-export.ts";
import { tags } from "../contract.ts";
import { texts } from "../text.ts";
import { tagTable } from "./sql.ts";

export const listExports = masterExport({
	data: tags,
	table: tagTable,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
});
