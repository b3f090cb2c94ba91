import { masterExport } from "#kit/server/master-data/master-export.ts";
import { geolocations } from "../contract.ts";
import { texts } from "../text.ts";
import { geolocationTable } from "./sql.ts";
import { visiblePlaces } from "./visible-places.ts";

/** Degrees in full: two decimals would be a kilometre off. */
const degrees = (name: "latitude" | "longitude") => ({
	kind: "text" as const,
	value: (row: Readonly<Record<string, unknown>>) => String(row[name]),
});

export const listExports = masterExport({
	data: geolocations,
	table: geolocationTable,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	visible: visiblePlaces,
	cells: { latitude: degrees("latitude"), longitude: degrees("longitude") },
});
