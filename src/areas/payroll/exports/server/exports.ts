import { masterExport } from "#kit/server/master-data/master-export.ts";
import { exportConfigs } from "../contract/configs.ts";
import { texts } from "../text.ts";
import { exportConfigTable } from "./sql/configs.ts";

export const listExports = masterExport({
	data: exportConfigs,
	table: exportConfigTable,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
});
