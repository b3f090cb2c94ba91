import { masterExport } from "#kit/server/master-data/master-export.ts";
import { tags } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { tagTable } from "./sql.ts";

export const listExports = masterExport({
	data: tags,
	table: tagTable,
	words: { de: german.master, en: english.master },
});
