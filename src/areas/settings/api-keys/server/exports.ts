import { masterExport } from "#kit/server/master-data/master-export.ts";
import { apiKeys, type KeyPermissions } from "../contract.ts";
import { rightsIn, texts } from "../text.ts";
import { apiKeyRules } from "./api-key-rules.ts";
import { apiKeyTable } from "./sql.ts";

export const listExports = masterExport({
	data: apiKeys,
	table: apiKeyTable,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	visible: apiKeyRules.visible,
	cells: {
		permissions: {
			value: ({ permissions }, language) => rightsIn(permissions as KeyPermissions, language),
		},
	},
});
