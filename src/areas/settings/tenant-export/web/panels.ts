import * as z from "zod/mini";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

/** Everything a company owns, as an archive; for administrators, as the server demands. */
export const tenantExport = definePanel({
	id: "settings.tenant-export",
	title: ["Alle Daten exportieren", "Export all data"],
	params: z.object({}),
	features: ["SETTINGS"],
	permission: { key: "access.defaults", level: "FULL", global: true },
	palette: true,
	load: () => import("./tenant-export.panel.tsx"),
});
