import { unitsDetail } from "#areas/staff/units/web/panels.ts";
import type { MasterItem } from "#kit/contract/master-data/master-operations.ts";
import { regionName } from "#kit/region-names/region-name.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useLanguage } from "#kit/web/language-store.ts";
import type { MasterScreens } from "#kit/web/master-data/master-screens.ts";
import { recordScreens } from "#kit/web/records/record-screens.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { type Country, sites } from "../contract.ts";
import { texts } from "../text.ts";
import { sitesCreate, sitesDetail, sitesEditAddress, sitesEditRegion } from "./panels.ts";
import { hasRegions, RegionInput, TimeZoneInput } from "./region-inputs.tsx";
import { useSitePlace } from "./site-place.tsx";
import "./sites.css";

/** The zone most people of a country live in; a proposal, no rule. */
const zoneOfCountry: Readonly<Record<Country, string>> = {
	DE: "Europe/Berlin",
	AT: "Europe/Vienna",
	CH: "Europe/Zurich",
	LI: "Europe/Vaduz",
	LU: "Europe/Luxembourg",
};

export const screens: MasterScreens = recordScreens({
	data: sites,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: {
		create: sitesCreate,
		detail: sitesDetail,
		parts: { region: sitesEditRegion, address: sitesEditAddress },
	},
	columns: ["name", "city", "region", "country", "people", "timeZone", "unitName"],
	hidden: ["country", "timeZone", "unitName"],
	widths: { name: 200, city: 130, region: 150, country: 120, people: 100, timeZone: 140 },
	isPlaced: true,
	inputs: { region: RegionInput, timeZone: TimeZoneInput },
	texts: {
		region: ({ country, region }, language) => region && regionName(language, country, region),
	},
	facts: { region: RegionFact, unitName: UnitFact },
	isAsked: (field, { country }) => field !== "region" || hasRegions(country),
	// another country has other states; its own zone is proposed in place of the one proposed before
	adapt: (values, before) =>
		values.country === before.country
			? values
			: {
					...values,
					region: null,
					timeZone:
						values.timeZone === zoneOfCountry[before.country]
							? (zoneOfCountry[values.country] ?? values.timeZone)
							: values.timeZone,
				},
	useNew: useSitePlace,
	// with people at home in it a site cannot be archived either
	mayArchive: ({ people }) => !people,
	organisation: ["UNITS"],
	place: "sites.detail",
});

type Site = MasterItem<typeof sites.fields, typeof sites.extra>;

function RegionFact({ item: { country, region } }: { readonly item: Site }) {
	const { wholeCountry } = useTexts(texts);
	const language = useLanguage();
	return region === null ? wholeCountry : regionName(language, country, region);
}

/** Leads to the unit that the site is. */
function UnitFact({ item: { unitId, unitName } }: { readonly item: Site }) {
	const { openUnit } = useTexts(texts);
	return (
		<button
			type="button"
			className="site-unit"
			aria-label={`${openUnit}: ${unitName}`}
			onClick={() => openPanel(unitsDetail, { unitId }, { stack: "sub" })}
		>
			{unitName}
		</button>
	);
}
