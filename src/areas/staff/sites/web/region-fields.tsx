import { useMemo } from "react";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Country } from "../contract.ts";
import { texts } from "../text.ts";
import type { Site } from "./site-panel.tsx";
import { usePlaceNames } from "./use-place-names.ts";

/** The zone most people of a country live in; a proposal, no rule. */
const zoneOfCountry: Readonly<Record<Country, string>> = {
	DE: "Europe/Berlin",
	AT: "Europe/Vienna",
	CH: "Europe/Zurich",
	LI: "Europe/Vaduz",
	LU: "Europe/Luxembourg",
};

/** As a form holds them, beside an address that has a country as well. */
export interface RegionValues {
	readonly siteCountry: Country | null;
	readonly region: string | null;
	readonly timeZone: string | null;
}

export const initialRegion: RegionValues = {
	siteCountry: "DE",
	region: null,
	timeZone: zoneOfCountry.DE,
};

export function regionValuesOf({ country, region, timeZone }: Site): RegionValues {
	return { siteCountry: country as Country, region, timeZone };
}

/** As the operations want it. */
export function regionOf({ siteCountry, region, timeZone }: RegionValues) {
	return { country: siteCountry ?? "DE", region, timeZone: timeZone ?? "" };
}

export function useRegionRules(): FormRules<RegionValues> {
	const t = useTexts(texts).form;
	return {
		siteCountry: { label: t.country, required: true, section: "region" },
		region: { label: t.state, section: "region" },
		timeZone: { label: t.timeZone, help: t.timeZoneHelp, required: true, section: "region" },
	};
}

/** Country, state and zone: another country empties the state and proposes its own zone. */
export function RegionFields({ form }: { readonly form: Form<RegionValues> }) {
	const names = usePlaceNames();
	const { siteCountry: country, timeZone } = form.values;
	const zones = useMemo(() => zoneOptions(timeZone), [timeZone]);
	const regions = names.regionOptions(country ?? "");
	const choose = (next: Country | null) => {
		const isProposed =
			timeZone === null || (country !== null && timeZone === zoneOfCountry[country]);
		form.set("siteCountry", next);
		form.set("region", null);
		if (isProposed && next !== null) form.set("timeZone", zoneOfCountry[next]);
	};
	return (
		<>
			<SelectField<Country>
				{...form.field("siteCountry")}
				options={names.countryOptions as readonly CountryOption[]}
				onChange={choose}
			/>
			{regions.length > 0 && <SelectField {...form.field("region")} options={regions} />}
			<SelectField {...form.field("timeZone")} options={zones} />
		</>
	);
}

interface CountryOption {
	readonly value: Country;
	readonly label: string;
}

/** Those of Europe, where all countries of a site lie, and the present one whatever it is. */
function zoneOptions(present: string | null) {
	const known = Intl.supportedValuesOf("timeZone").filter((zone) => zone.startsWith("Europe/"));
	const zones = present === null || known.includes(present) ? known : [present, ...known];
	return zones.map((value) => ({ value, label: value }));
}
