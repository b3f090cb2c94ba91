import * as z from "zod/mini";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

/** Who is employed, with employment and agreed hours. */
export const reportsUsers = definePanel({
	id: "reports.users",
	title: ["Mitarbeiterbericht", "Staff report"],
	params: z.object({}),
	features: ["ADVANCEDREPORTS"],
	permission: { key: "users.manage", level: "READ" },
	palette: true,
	load: () => import("./users.panel.tsx"),
});

/** Times of people over months. */
export const reportsRangeSummary = definePanel({
	id: "reports.range-summary",
	title: ["Zeitraumübersicht", "Range summary"],
	params: z.object({}),
	features: ["ADVANCEDREPORTS", "TIMETRACKINGS"],
	permission: { key: "timetrackings.manage", level: "READ" },
	palette: true,
	load: () => import("./range-summary.panel.tsx"),
});
