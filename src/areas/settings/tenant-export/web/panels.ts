import * as z from "zod/mini";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { texts } from "./panel-titles/text.ts";

/** Everything a company owns, as an archive; for administrators, as the server demands. */
export const tenantExport = definePanel({
	id: "settings.tenant-export",
	title: (language) => texts[language].title,
	params: z.object({}),
	features: ["SETTINGS"],
	permission: { key: "access.defaults", level: "FULL", global: true },
	palette: true,
	load: () => import("./tenant-export.panel.tsx"),
});
