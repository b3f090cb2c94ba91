import { masterScreens } from "#kit/web/master-data/master-screens.ts";
import { publicHolidays } from "../contract.ts";
import { texts } from "../text.ts";
import { FactorInput } from "./factor-input.tsx";
import { FactorView } from "./factor-view.tsx";
import { holidaysPublicCreate, holidaysPublicDetail, holidaysPublicEdit } from "./panels.ts";
import { RegionView } from "./region-view.tsx";
import { SiteInput } from "./site-input.tsx";
import { SiteView } from "./site-view.tsx";
import { SourceView } from "./source-view.tsx";

export const publicHolidayScreens = masterScreens({
	data: publicHolidays,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: {
		create: holidaysPublicCreate,
		edit: holidaysPublicEdit,
		detail: holidaysPublicDetail,
	},
	inputs: { factor: FactorInput, siteId: SiteInput },
	views: {
		factor: FactorView,
		siteId: SiteView,
		source: SourceView,
		region: RegionView,
	},
	columns: ["date", "name", "siteId", "factor", "kind", "source"],
	widths: { factor: 190 },
	nameOf: ({ name }) => name,
});
