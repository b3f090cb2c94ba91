import { noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

/** Bridge days and shutdowns: one absence for many. */
export const absencesBulkCreate = definePanel({
	id: "absences.bulk-create",
	title: ["Mehrere Abwesenheiten anlegen", "Create several absences"],
	params: noParams,
	permission: { key: "absences.manage", level: "FULL" },
	palette: true,
	load: () => import("./absences-bulk-create.panel.tsx"),
});
