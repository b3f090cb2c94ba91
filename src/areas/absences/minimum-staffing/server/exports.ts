import { masterExport } from "#kit/server/master-data/master-export.ts";
import { minimumStaffing } from "../contract.ts";
import { texts } from "../text.ts";
import { staffingTable } from "./sql.ts";
import { staffingRules } from "./staffing-rules.ts";

export const listExports = masterExport({
	data: minimumStaffing,
	table: staffingTable,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	visible: staffingRules.visible,
	cells: { unitId: { value: ({ unitName }) => String(unitName) } },
});
