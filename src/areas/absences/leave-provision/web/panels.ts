import * as z from "zod/mini";
import { civilDay, id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

/** Today and the usual kind of leave unless said otherwise. */
export const onDay = z.object({ on: z.optional(civilDay), activityId: z.optional(id) });

/** What leave is owed on a day, in days and money. */
export const leaveProvision = definePanel({
	id: "leave-provision.overview",
	title: ["Urlaubsrückstellung", "Provision for leave"],
	params: onDay,
	width: 1000,
	features: ["LEAVEACCOUNTS"],
	permission: { key: "leaveaccounts.manage", level: "READ" },
	palette: true,
	load: () => import("./leave-provision-overview.panel.tsx"),
});
