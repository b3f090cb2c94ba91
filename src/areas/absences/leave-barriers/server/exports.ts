import { masterExport } from "#kit/server/master-data/master-export.ts";
import { leaveBarriers } from "../contract.ts";
import { texts } from "../text.ts";
import { barrierRules } from "./barrier-rules.ts";
import { barrierTable } from "./sql.ts";

export const listExports = masterExport({
	data: leaveBarriers,
	table: barrierTable,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	visible: barrierRules.visible,
	cells: {
		unitIds: { value: ({ unitNames }) => String(unitNames) },
		activityId: {
			value: ({ activityName }, language) =>
				activityName === null ? texts[language].allLeave : String(activityName),
		},
	},
});
