import { masterExport } from "#kit/server/master-data/master-export.ts";
import { customers } from "../contract.ts";
import { texts } from "../text.ts";
import { customerTable } from "./sql.ts";

export const listExports = masterExport({
	data: customers,
	table: customerTable,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
});
