import { masterExport } from "#kit/server/master-data/master-export.ts";
import { specialAccounts } from "../contract/accounts.ts";
import { texts } from "../text.ts";
import { specialAccountTable } from "./sql/accounts.ts";

export const listExports = masterExport({
	data: specialAccounts,
	table: specialAccountTable,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
});
