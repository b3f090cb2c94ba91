import { masterExport } from "#kit/server/master-data/master-export.ts";
import { payrollAccounts } from "../contract/accounts.ts";
import { texts } from "../text.ts";
import { payrollAccountTable } from "./sql.ts";

export const listExports = masterExport({
	data: payrollAccounts,
	table: payrollAccountTable,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
});
