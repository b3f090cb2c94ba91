import type { FreeFactor, HolidayKind } from "#domain/holidays/holiday-facts.ts";
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
import { SiteInput, SiteView, useSiteNames } from "./holiday-places.tsx";
import { holidaysPublicCreate, holidaysPublicDetail, holidaysPublicEdit } from "./panels.ts";
import { RegionView } from "./regions.tsx";

export const screens: MasterScreens = masterScreens({
	data: publicHolidays,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { create: holidaysPublicCreate, edit: holidaysPublicEdit, detail: holidaysPublicDetail },
	inputs: { factor: FactorInput, siteId: SiteInput },
	views: {
		siteId: SiteView,
		source: SourceView,
		region: RegionView,
	},
	columns: ["name", "date", "siteId", "factor", "kind", "source"],
	// what is usual is not said of each
	offCards: { kind: ({ kind }) => kind === "PUBLIC", factor: ({ factor }) => factor === 1 },
	useNames: useSiteNames,
	texts: {
		factor: ({ factor }, language) => factorName(texts[language].factors, factor as FreeFactor),
		kind: ({ kind }, language) => texts[language].kinds[kind as HolidayKind],
		date: ({ date }, language) => printDay(language, dayOfIso(String(date)), "dayWithYear"),
	},
	facts: { kind: KindFact },
	hidden: ["source"],
	/** All five fit beside each other in the panel. */
	widths: { date: 112, name: 141, siteId: 176, factor: 92, kind: 92 },
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

interface OfKind {
	readonly item: { readonly kind: HolidayKind };
}

function KindFact({ item }: OfKind) {
	const { options } = useTexts(texts).master;
	return <>{options.kind[item.kind]}</>;
}

function SourceView({ item }: { readonly item: { readonly source: "IMPORT" | "MANUAL" } }) {
	const { source } = useTexts(texts);
	return <>{source[item.source]}</>;
}
