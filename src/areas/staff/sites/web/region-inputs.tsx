import { useMemo } from "react";
import type { Language } from "#kit/contract/language.ts";
import { texts } from "#kit/region-names/text.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { useLanguage } from "#kit/web/language-store.ts";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import type { Country } from "../contract.ts";

interface Values {
	readonly country: Country;
}

function regionsOf(country: Country, language: Language) {
	const known: Readonly<Record<string, Readonly<Record<string, string>>>> = texts[language];
	return Object.entries(known[country] ?? {})
		.map(([value, label]) => ({ value, label }))
		.toSorted((a, b) => a.label.localeCompare(b.label));
}

/** Whether holidays differ within a country. */
export const hasRegions = (country: Country) => regionsOf(country, "de-DE").length > 0;

/** States, cantons and municipalities with holidays of their own. */
export function RegionInput({ values, isNew, ...given }: MasterInputProps<string | null, Values>) {
	return <SelectField {...given} options={regionsOf(values.country, useLanguage())} />;
}

/** Zones of Europe, where all countries of a site lie, and the present one whatever it is. */
export function TimeZoneInput({ values, isNew, ...given }: MasterInputProps<string, Values>) {
	const { value, onChange } = given;
	const zones = useMemo(() => {
		const known = Intl.supportedValuesOf("timeZone").filter((zone) => zone.startsWith("Europe/"));
		const all = value === "" || known.includes(value) ? known : [value, ...known];
		return all.map((zone) => ({ value: zone, label: zone }));
	}, [value]);
	return (
		<SelectField
			{...given}
			value={value || null}
			onChange={(zone) => onChange(zone ?? "")}
			options={zones}
		/>
	);
}
