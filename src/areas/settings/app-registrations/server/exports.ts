import { masterExport } from "#kit/server/master-data/master-export.ts";
import { appRegistrations } from "../contract.ts";
import { texts } from "../text.ts";
import { registrationRules } from "./registration-rules.ts";
import { registrationTable } from "./sql.ts";

export const listExports = masterExport({
	data: appRegistrations,
	table: registrationTable,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	visible: registrationRules.visible,
});
