import { masterExport } from "#kit/server/master-data/master-export.ts";
import { terminals } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { terminalTable } from "./sql.ts";

export const listExports = masterExport({
	data: terminals,
	table: terminalTable,
	words: { de: german.master, en: english.master },
	cells: {
		siteId: { value: ({ siteName }) => siteName as string },
		seenAt: {
			kind: "datetime",
			value: ({ seenAt }) => seenAt as string | null,
		},
	},
});
