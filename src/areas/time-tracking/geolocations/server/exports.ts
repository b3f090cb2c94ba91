import { masterExport } from "#kit/server/master-data/master-export.ts";
import { geolocations } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
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
	words: { de: german.master, en: english.master },
	visible: visiblePlaces,
	cells: { latitude: degrees("latitude"), longitude: degrees("longitude") },
});
