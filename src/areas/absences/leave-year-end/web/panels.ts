import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

/** The last year that is over and the usual kind of leave unless said otherwise. */
export const ofLeaveYear = z.object({
	year: z.optional(z.coerce.number().check(z.int(), z.gte(1900), z.lte(2199))),
	activityId: z.optional(id),
});

/** What the end of a leave year comes to, and closing it. */
export const leaveYearEnd = definePanel({
	id: "leave-year-end.overview",
	title: ["Urlaubsjahr abschließen", "Close leave year"],
	params: ofLeaveYear,
	width: 1000,
	features: ["LEAVEACCOUNTS"],
	permission: { key: "leaveaccounts.manage", level: "WRITE" },
	palette: true,
	load: () => import("./leave-year-end-overview.panel.tsx"),
});
