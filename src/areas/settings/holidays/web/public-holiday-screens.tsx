import type { FreeFactor } from "#domain/holidays/holiday-facts.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { printDay } from "#kit/web/format/print-day.ts";
import {
	type MasterInputProps,
	type MasterScreens,
	masterScreens,
} from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { publicHolidays } from "../contract.ts";
import { texts } from "../text.ts";
import { factorName, factorOptions } from "./factor-options.ts";
import { SiteInput, SiteView } from "./holiday-places.tsx";
import { holidaysPublicCreate, holidaysPublicDetail, holidaysPublicEdit } from "./panels.ts";
import { RegionView } from "./regions.tsx";

export const screens: MasterScreens = masterScreens({
	data: publicHolidays,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { create: holidaysPublicCreate, edit: holidaysPublicEdit, detail: holidaysPublicDetail },
	inputs: { factor: FactorInput, siteId: SiteInput },
	views: { factor: FactorView, siteId: SiteView, source: SourceView, region: RegionView },
	columns: ["date", "name", "siteId", "factor", "kind", "source"],
	texts: {
		date: ({ date }, language) => printDay(language, dayOfIso(String(date)), "dayWithYear"),
	},
	widths: { date: 120, siteId: 178, factor: 120 },
	nameOf: ({ name }) => name,
});

/** 0, 0.5 or 1: nothing between. */
function FactorInput({ values: _, isNew: __, ...given }: MasterInputProps<FreeFactor>) {
	const { factors } = useTexts(texts);
	return (
		<SelectField
			{...given}
			value={String(given.value)}
			options={factorOptions(factors)}
			onChange={(next) => given.onChange(Number(next) as FreeFactor)}
		/>
	);
}

function FactorView({ item }: { readonly item: { readonly factor: FreeFactor } }) {
	const { factors } = useTexts(texts);
	return <>{factorName(factors, item.factor)}</>;
}

function SourceView({ item }: { readonly item: { readonly source: "IMPORT" | "MANUAL" } }) {
	const { source } = useTexts(texts);
	return <>{source[item.source]}</>;
}
