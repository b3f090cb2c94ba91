import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { masterPanels } from "#kit/web/master-data/master-panels.ts";
import { shareTarget } from "../contract/share-target.ts";

const panels = masterPanels({
	permission: "costcentres.manage",
	features: ["SETTINGS"],
	overview: { id: "cost-centres.overview", title: ["Kostenstellen", "Cost centres"] },
	edit: {
		id: "cost-centres.edit",
		title: ["Kostenstelle anlegen oder bearbeiten", "Create or edit cost centre"],
	},
	detail: { id: "cost-centres.detail", title: ["Kostenstelle", "Cost centre"] },
	load: () => import("./cost-centre-screens.ts"),
});

export const { overview: costCentresOverview, edit: costCentresEdit } = panels;
export const { detail: costCentresDetail } = panels;

/** Charges a person, a unit, a workspace or an activity to cost centres. */
export const costCentresSelector = definePanel({
	id: "cost-centres.selector",
	title: ["Kostenstelle wählen", "Choose cost centre"],
	params: shareTarget,
	permission: { key: "costcentres.manage", level: "LIST" },
	load: () => import("./cost-centres-selector.panel.tsx"),
});
