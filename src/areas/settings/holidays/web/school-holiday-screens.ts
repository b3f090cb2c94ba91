import { masterScreens } from "#kit/web/master-data/master-screens.ts";
import { schoolHolidays } from "../contract.ts";
import { texts } from "../text.ts";
import { holidaysSchoolCreate, holidaysSchoolDetail, holidaysSchoolEdit } from "./panels.ts";
import { RegionInput } from "./region-input.tsx";
import { RegionView } from "./region-view.tsx";
import { SiteInput } from "./site-input.tsx";
import { SiteView } from "./site-view.tsx";

export const schoolHolidayScreens = masterScreens({
	data: schoolHolidays,
	words: { de: texts["de-DE"].school, en: texts["en-EN"].school },
	panels: {
		create: holidaysSchoolCreate,
		edit: holidaysSchoolEdit,
		detail: holidaysSchoolDetail,
	},
	inputs: { region: RegionInput, siteId: SiteInput },
	views: { region: RegionView, siteId: SiteView },
	/** A site lies in its region already. */
	isAsked: (field, { region }) => field !== "siteId" || region === null,
	nameOf: ({ name }) => name,
});
