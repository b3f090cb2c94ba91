import { regionName } from "#kit/region-names/region-name.ts";
import { masterExport } from "#kit/server/master-data/master-export.ts";
import { sites } from "../contract.ts";
import { texts } from "../text.ts";
import { siteRules } from "./site-rules.ts";
import { siteTable } from "./sql.ts";

export const listExports = masterExport({
	data: sites,
	table: siteTable,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	visible: siteRules.visible,
	cells: {
		region: {
			value: ({ country, region }, language) =>
				region === null ? null : regionName(language, String(country), String(region)),
		},
	},
});
