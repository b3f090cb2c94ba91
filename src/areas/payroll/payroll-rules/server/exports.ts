import { masterExport } from "#kit/server/master-data/master-export.ts";
import { payrollRules } from "../contract.ts";
import { texts } from "../text.ts";
import { payrollRuleTable } from "./sql.ts";

export const listExports = masterExport({
	data: payrollRules,
	table: payrollRuleTable,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
});
