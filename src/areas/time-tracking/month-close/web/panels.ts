import * as z from "zod/mini";
import { month } from "#areas/time-tracking/target-actual/contract/month.ts";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

const features = ["TIMETRACKINGS"] as const;
const permission = { key: "timetrackings.manage", level: "READ", orKey: "payroll.manage" } as const;

/** The last month that is over unless one is named. */
export const ofMonth = z.object({ month: z.optional(month) });
export const ofPersonsMonth = z.object({ userId: id, month });

export const monthCloseOverview = definePanel({
	id: "month-close.overview",
	title: ["Monat abschließen", "Close month"],
	params: ofMonth,
	width: 1000,
	features,
	permission,
	palette: true,
	load: () => import("./month-close-overview.panel.tsx"),
});

/** One's own needs no right, so that the server decides. */
export const monthCloseComparison = definePanel({
	id: "month-close.comparison",
	title: ["Eingefroren → jetzt", "Frozen → now"],
	params: ofPersonsMonth,
	features,
	load: () => import("./month-close-comparison.panel.tsx"),
});

export const monthCloseLateBookings = definePanel({
	id: "month-close.late-bookings",
	title: ["Buchungen für abgeschlossene Monate", "Bookings for closed months"],
	params: z.object({}),
	features,
	permission,
	palette: true,
	load: () => import("./month-close-late-bookings.panel.tsx"),
});
