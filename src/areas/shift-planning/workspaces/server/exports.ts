import { masterExport } from "#kit/server/master-data/master-export.ts";
import { workspaces } from "../contract.ts";
import { texts } from "../text.ts";
import { workspaceTable } from "./sql.ts";
import { workspaceRules } from "./workspace-rules.ts";

export const listExports = masterExport({
	data: workspaces,
	table: workspaceTable,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	visible: workspaceRules.visible,
	cells: {
		unitId: { value: ({ unitName }) => String(unitName) },
		activityIds: {
			value: ({ activityNames }, language) => String(activityNames) || texts[language].anyKind,
		},
	},
});
