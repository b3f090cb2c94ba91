import { masterEditParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { masterPanels } from "#kit/web/master-data/master-panels.ts";

const features = ["SETTINGS"] as const;
const permission = "settings.manage";

export const { overview: geolocationsManage } = masterPanels({
	permission,
	features,
	overview: { id: "geolocations.manage", title: ["Orte verwalten", "Manage places"] },
	load: () => import("./geolocation-screens.tsx"),
});

/** Changes a place; a new one without id. */
export const geolocationsEdit = definePanel({
	id: "geolocations.edit",
	title: ["Ort bearbeiten", "Edit place"],
	params: masterEditParams,
	features,
	permission: { key: permission, level: "WRITE" },
	load: () => import("./geolocations-edit.panel.tsx"),
});
