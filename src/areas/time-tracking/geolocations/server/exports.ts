import { masterExport } from "#kit/server/master-data/master-export.ts";
import { geolocations } from "../contract.ts";
import { texts } from "../text.ts";
import { placeRules } from "./place-rules.ts";
import { geolocationTable } from "./sql.ts";

/** Degrees in full: two decimals would be a kilometre off. */
const degrees = (name: "latitude" | "longitude") => ({
	kind: "text" as const,
	value: (row: Readonly<Record<string, unknown>>) => String(row[name]),
});

export const listExports = masterExport({
	data: geolocations,
	table: geolocationTable,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	visible: placeRules.visible,
	cells: { latitude: degrees("latitude"), longitude: degrees("longitude") },
});
