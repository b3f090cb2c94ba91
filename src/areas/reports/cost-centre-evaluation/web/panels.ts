import * as z from "zod/mini";
import { month } from "#areas/time-tracking/target-actual/contract/month.ts";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

const ofShifts = {
	width: 1200,
	features: ["ADVANCEDREPORTS", "SHIFTPLAN"],
	permission: { key: "shiftplan.manage", level: "READ" },
} as const;
const ofTrackings = {
	width: 1200,
	features: ["ADVANCEDREPORTS", "TIMETRACKINGS"],
	permission: { key: "timetrackings.manage", level: "READ" },
} as const;

/** One cost centre, by what it is charged, and in which months. */
export const ofCentre = z.object({
	costCentreId: z.union([id, z.literal("NONE")]),
	grouping: z.enum(["UNIT", "USER", "WORKSPACE", "ACTIVITY"]),
	from: z.optional(month),
	to: z.optional(month),
});

export const costCentreShifts = definePanel({
	id: "reports.cost-centres-shifts",
	title: ["Kostenstellen: Dienste", "Cost centres: shifts"],
	params: z.object({}),
	palette: true,
	...ofShifts,
	load: () => import("./cost-centres-shifts.panel.tsx"),
});

export const costCentreShiftsDetail = definePanel({
	id: "reports.cost-centres-shifts-detail",
	title: ["Kostenstellen: Dienste im Detail", "Cost centres: shifts in detail"],
	params: ofCentre,
	...ofShifts,
	load: () => import("./cost-centres-shifts-detail.panel.tsx"),
});

export const costCentreTrackings = definePanel({
	id: "reports.cost-centres-trackings",
	title: ["Kostenstellen: Zeiteinträge", "Cost centres: time entries"],
	params: z.object({}),
	palette: true,
	...ofTrackings,
	load: () => import("./cost-centres-trackings.panel.tsx"),
});

export const costCentreTrackingsDetail = definePanel({
	id: "reports.cost-centres-trackings-detail",
	title: ["Kostenstellen: Zeiteinträge im Detail", "Cost centres: time entries in detail"],
	params: ofCentre,
	...ofTrackings,
	load: () => import("./cost-centres-trackings-detail.panel.tsx"),
});
