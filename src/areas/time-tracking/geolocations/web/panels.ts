import type { Language } from "#kit/contract/language.ts";
import { masterEditParams, noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { texts } from "./panel-titles/text.ts";

const words = (language: Language) => texts[language];
const features = ["SETTINGS"] as const;
const key = "settings.manage";

export const geolocationsManage = definePanel({
	id: "geolocations.manage",
	title: (language) => words(language).manage,
	params: noParams,
	features,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./geolocations-manage.panel.tsx"),
});

/** Changes a place; a new one without id. */
export const geolocationsEdit = definePanel({
	id: "geolocations.edit",
	title: (language) => words(language).edit,
	params: masterEditParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./geolocations-edit.panel.tsx"),
});
