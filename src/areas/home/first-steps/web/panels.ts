import * as z from "zod/mini";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

/** The same steps, for whoever hid them on the dashboard. */
export const firstStepsPanel = definePanel({
	id: "dashboard.first-steps",
	title: ["Einrichten", "Set up"],
	params: z.object({}),
	features: ["USERS", "TIMETRACKINGS"],
	permission: { key: "access.defaults", level: "FULL", global: true },
	palette: true,
	load: () => import("./first-steps.panel.tsx"),
});
