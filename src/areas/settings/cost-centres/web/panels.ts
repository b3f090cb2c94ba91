import {
	masterEditParams,
	masterParams,
	noParams,
} from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { shareTarget } from "../contract/share-target.ts";

const features = ["SETTINGS"] as const;
const key = "costcentres.manage";

export const costCentresOverview = definePanel({
	id: "cost-centres.overview",
	title: ["Kostenstellen", "Cost centres"],
	params: noParams,
	features,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./cost-centres-overview.panel.tsx"),
});

export const costCentresEdit = definePanel({
	id: "cost-centres.edit",
	title: ["Kostenstelle anlegen oder bearbeiten", "Create or edit cost centre"],
	params: masterEditParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./cost-centres-edit.panel.tsx"),
});

export const costCentresDetail = definePanel({
	id: "cost-centres.detail",
	title: ["Kostenstelle", "Cost centre"],
	params: masterParams,
	features,
	permission: { key, level: "READ" },
	load: () => import("./cost-centres-detail.panel.tsx"),
});

/** Charges a person, a unit, a workspace or an activity to cost centres. */
export const costCentresSelector = definePanel({
	id: "cost-centres.selector",
	title: ["Kostenstelle wählen", "Choose cost centre"],
	params: shareTarget,
	permission: { key, level: "LIST" },
	load: () => import("./cost-centres-selector.panel.tsx"),
});
