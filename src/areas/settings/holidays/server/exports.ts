import type { Language } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import { regionName } from "#kit/region-names/region-name.ts";
import { type MasterCell, masterExport } from "#kit/server/master-data/master-export.ts";
import { publicHolidays, schoolHolidays } from "../contract.ts";
import { texts } from "../text.ts";
import { holidayTable, schoolHolidayTable } from "./sql.ts";

const wordsOf = (language: Language): Words<typeof texts> => texts[language];

const site: MasterCell = {
	value: ({ siteId, siteIdName }, language) =>
		siteId === null ? wordsOf(language).everywhere : (siteIdName as string),
};

/** Of a whole code, e.g. DE-BY-A, or of a country's alone. */
const region: MasterCell = {
	value({ region: code }, language) {
		const { countries, noRegion } = wordsOf(language);
		if (typeof code !== "string") return noRegion;
		const country = code.slice(0, 2) as keyof typeof countries;
		return code.length === 2 ? countries[country] : regionName(language, country, code.slice(3));
	},
};

export const listExports = {
	...masterExport({
		data: publicHolidays,
		table: holidayTable,
		words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
		cells: {
			siteId: site,
			region,
			source: {
				value: ({ source }, language) => wordsOf(language).source[source as "IMPORT" | "MANUAL"],
			},
		},
	}),
	...masterExport({
		data: schoolHolidays,
		table: schoolHolidayTable,
		words: { de: texts["de-DE"].school, en: texts["en-EN"].school },
		cells: { siteId: site, region },
	}),
};
