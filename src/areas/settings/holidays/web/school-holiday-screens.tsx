import { dayOfIso } from "#domain/time/iso-day.ts";
import type { Language } from "#kit/contract/language.ts";
import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { printDay } from "#kit/web/format/print-day.ts";
import { MasterDetail } from "#kit/web/master-data/master-detail.tsx";
import {
	type MasterInputProps,
	type MasterScreens,
	masterScreens,
} from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { schoolHolidays } from "../contract.ts";
import { texts } from "../text.ts";
import { SiteInput, SiteView, useSiteNames } from "./holiday-places.tsx";
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
	useNames: useSiteNames,
	texts: {
		fromDate: ({ fromDate }, language) => dayText(language, fromDate),
		toDate: ({ toDate }, language) => dayText(language, toDate),
	},
	nameOf: ({ name }) => name,
});

/** In the title of the detail, or with the first day. */
const saidElsewhere: readonly string[] = ["name", "toDate"];

/** The detail says both days in one. */
const detailScreens: MasterScreens = {
	...screens,
	words: { de: detailWords("de-DE"), en: detailWords("en-EN") },
	isAsked: (field, values) => !saidElsewhere.includes(field) && screens.isAsked(field, values),
	texts: {
		...screens.texts,
		fromDate: ({ fromDate, toDate }, language) =>
			periodText(language, String(fromDate), String(toDate)),
	},
};

function detailWords(language: Language) {
	const { school, period } = texts[language];
	return { ...school, fields: { ...school.fields, fromDate: period } };
}

export function SchoolHolidayDetail(props: PanelProps<typeof masterParams>) {
	return <MasterDetail screens={detailScreens} {...props} />;
}

/** Mo 30.03.2026 */
function dayText(language: Language, day: string): string {
	return printDay(language, dayOfIso(day), "dayWithYear");
}

/** Mo 30.03. – Fr 10.04.2026; a year that both days share is said once. */
function periodText(language: Language, from: string, to: string): string {
	const isOneYear = from.slice(0, 4) === to.slice(0, 4);
	const first = isOneYear ? printDay(language, dayOfIso(from), "day") : dayText(language, from);
	return `${first} – ${dayText(language, to)}`;
}

/** A state or canton; emptied it is all of them. */
function RegionInput({ values: _, isNew: __, ...given }: MasterInputProps<string | null>) {
	const t = useTexts(texts);
	const { wholeOptions } = useRegions();
	return <SelectField {...given} options={wholeOptions()} placeholder={t.everyRegion} />;
}
