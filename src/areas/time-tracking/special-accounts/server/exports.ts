import { masterExport } from "#kit/server/master-data/master-export.ts";
import { specialAccounts } from "../contract/accounts.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { specialAccountTable } from "./sql/accounts.ts";

export const listExports = masterExport({
	data: specialAccounts,
	table: specialAccountTable,
	words: { de: german.master, en: english.master },
});
