import { masterEditParams, noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

const features = ["SETTINGS"] as const;
const key = "settings.manage";

export const geolocationsManage = definePanel({
	id: "geolocations.manage",
	title: ["Orte verwalten", "Manage places"],
	params: noParams,
	features,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./geolocations-manage.panel.tsx"),
});

/** Changes a place; a new one without id. */
export const geolocationsEdit = definePanel({
	id: "geolocations.edit",
	title: ["Ort bearbeiten", "Edit place"],
	params: masterEditParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./geolocations-edit.panel.tsx"),
});
