import { noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

/** Days on which people one leads are away, and work or are to work. */
export const managementConflicts = definePanel({
	id: "management.conflicts",
	title: ["Laufende Konflikte", "Open conflicts"],
	params: noParams,
	width: 900,
	permission: { key: "absences.manage", orKey: "timetrackings.manage", level: "FULL" },
	palette: true,
	load: () => import("./conflicts/management-conflicts.panel.tsx"),
});
