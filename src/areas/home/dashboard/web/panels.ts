import { noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

/** One's own absences from today on. */
export const dashboardAbsences = definePanel({
	id: "dashboard.absences",
	title: ["Abwesenheiten", "Absences"],
	params: noParams,
	width: "fullscreen",
	palette: true,
	load: () => import("./absences/dashboard-absences.panel.tsx"),
});
