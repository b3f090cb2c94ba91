import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import {
	type MasterInputProps,
	type MasterScreens,
	masterScreens,
} from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { schoolHolidays } from "../contract.ts";
import { texts } from "../text.ts";
import { SiteInput, SiteView } from "./holiday-places.tsx";
import { holidaysSchoolCreate, holidaysSchoolDetail, holidaysSchoolEdit } from "./panels.ts";
import { RegionView, useRegions } from "./regions.tsx";

export const screens: MasterScreens = masterScreens({
	data: schoolHolidays,
	words: { de: texts["de-DE"].school, en: texts["en-EN"].school },
	panels: { create: holidaysSchoolCreate, edit: holidaysSchoolEdit, detail: holidaysSchoolDetail },
	inputs: { region: RegionInput, siteId: SiteInput },
	views: { region: RegionView, siteId: SiteView },
	/** A site lies in its region already. */
	isAsked: (field, { region }) => field !== "siteId" || region === null,
	nameOf: ({ name }) => name,
});

/** A state or canton; emptied it is all of them. */
function RegionInput({ values: _, isNew: __, ...given }: MasterInputProps<string | null>) {
	const t = useTexts(texts);
	const { wholeOptions } = useRegions();
	return <SelectField {...given} options={wholeOptions()} placeholder={t.everyRegion} />;
}
