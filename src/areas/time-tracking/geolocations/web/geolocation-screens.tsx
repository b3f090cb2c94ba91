import { useFormat } from "#kit/web/format/format.ts";
import { type MasterScreens, masterScreens } from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { degreeDecimals, type Geolocation, geolocations } from "../contract.ts";
import { texts } from "../text.ts";
import { geolocationsEdit } from "./panels.ts";

export const screens: MasterScreens = masterScreens({
	data: geolocations,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { edit: geolocationsEdit },
	columns: ["name", "scope", "radius", "latitude", "longitude"],
	// where a place lies a map says better
	hidden: ["latitude", "longitude"],
	widths: { name: 200, scope: 220, radius: 110, latitude: 88, longitude: 90 },
	views: {
		scope: ScopeView,
		latitude: ({ item }) => <Degrees value={item.latitude} />,
		longitude: ({ item }) => <Degrees value={item.longitude} />,
	},
	atEnd: ["radius"],
	texts: { radius: ({ radius }) => (radius === null ? "" : `${radius} m`) },
	initial: { latitude: null, longitude: null },
	// only the place that is meant
	isAsked: (field, { scope }) =>
		(field !== "siteId" || scope === "SITE") && (field !== "unitId" || scope === "UNIT"),
	isPlaced: true,
});

/** For whom a place counts: the company, or the name of the site or unit. */
function ScopeView({ item }: { readonly item: Pick<Geolocation, "scope" | "placeName"> }) {
	const { scope } = useTexts(texts).master.options;
	return item.placeName ?? scope[item.scope];
}

function Degrees({ value }: { readonly value: number }) {
	return useFormat().number(value, degreeDecimals);
}
