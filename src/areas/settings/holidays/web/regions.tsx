import {
	type HolidayCountry,
	holidayCountries,
	holidayRegions,
} from "#domain/holidays/holiday-facts.ts";
import { texts as regionTexts } from "#kit/region-names/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What countries, states, cantons and municipalities with holidays of their own are called. */
export function useRegions() {
	const { countries } = useTexts(texts);
	const regions = useTexts(regionTexts) as Names;
	const optionsOf = (country: HolidayCountry) =>
		holidayRegions[country]
			.map((value) => ({ value, label: regions[country]?.[value] ?? value }))
			.toSorted((a, b) => a.label.localeCompare(b.label));
	return {
		countryOptions: holidayCountries.map((value) => ({ value, label: countries[value] })),
		optionsOf,
		/** All regions by their whole codes, e.g. DE-BY, under their countries. */
		wholeOptions: () =>
			holidayCountries.flatMap((country) =>
				optionsOf(country).map(({ value, label }) => ({
					value: `${country}-${value}`,
					label,
					group: countries[country],
				})),
			),
		/** Of a whole code, e.g. DE-BY-A, or of a country's alone. */
		nameOf(code: string): string {
			const country = code.slice(0, 2);
			const region = code.slice(3);
			const name = (countries as Readonly<Record<string, string>>)[country];
			return (region === "" ? name : regions[country]?.[region]) ?? code;
		},
	};
}

export function RegionView({ item }: { readonly item: { readonly region: string | null } }) {
	const { noRegion } = useTexts(texts);
	const { nameOf } = useRegions();
	return item.region === null ? noRegion : nameOf(item.region);
}
