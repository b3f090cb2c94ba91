import { masterExport } from "#kit/server/master-data/master-export.ts";
import { shiftTemplates } from "../contract.ts";
import { texts } from "../text.ts";
import { templateTable } from "./sql/template.ts";
import { templateRules } from "./template-rules.ts";

export const listExports = masterExport({
	data: shiftTemplates,
	table: templateTable,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	visible: templateRules.visible,
	cells: { workspaceId: { value: ({ workspaceName }) => String(workspaceName) } },
});
