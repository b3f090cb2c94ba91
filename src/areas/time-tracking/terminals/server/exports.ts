import { masterExport } from "#kit/server/master-data/master-export.ts";
import { terminals } from "../contract.ts";
import { texts } from "../text.ts";
import { terminalTable } from "./sql.ts";

export const listExports = masterExport({
	data: terminals,
	table: terminalTable,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	cells: { siteId: { value: ({ siteName }) => siteName as string } },
});
