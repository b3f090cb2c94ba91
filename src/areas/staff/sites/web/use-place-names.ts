import { useMemo } from "react";
import { intlTag } from "#kit/contract/language.ts";
import { texts } from "#kit/region-names/text.ts";
import { useLanguage } from "#kit/web/language-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { countries } from "../contract.ts";

interface Option {
	readonly value: string;
	readonly label: string;
}

export interface PlaceNames {
	readonly country: (country: string) => string;
	/** Of its country; the code itself where nobody knows its name. */
	readonly region: (country: string, region: string) => string;
	readonly countryOptions: readonly Option[];
	readonly regionOptions: (country: string) => readonly Option[];
}

type Regions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What countries, states, cantons and municipalities with holidays of their own are called. */
export function usePlaceNames(): PlaceNames {
	const language = useLanguage();
	const regions = useTexts(texts) as Regions;
	return useMemo(() => {
		const names = new Intl.DisplayNames(intlTag(language), { type: "region" });
		const country = (code: string) => names.of(code) ?? code;
		return {
			country,
			region: (of, code) => regions[of]?.[code] ?? code,
			countryOptions: countries.map((value) => ({ value, label: country(value) })),
			regionOptions: (of) =>
				Object.entries(regions[of] ?? {})
					.map(([value, label]) => ({ value, label }))
					.toSorted((a, b) => a.label.localeCompare(b.label)),
		};
	}, [language, regions]);
}
