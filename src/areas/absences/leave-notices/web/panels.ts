import * as z from "zod/mini";
import { ofLeaveYear } from "#areas/absences/leave-accounts/web/panels.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

const features = ["LEAVEACCOUNTS"] as const;

/** Who has open leave of a year, who was told of it, and telling them. */
export const leaveNotices = definePanel({
	id: "leave-notices.overview",
	title: ["Hinweise auf Resturlaub", "Notices of open leave"],
	params: ofLeaveYear,
	width: 1000,
	features,
	permission: { key: "leaveaccounts.manage", level: "WRITE" },
	palette: true,
	load: () => import("./overview/leave-notices-overview.panel.tsx"),
});

/** One's own: what is opened here has been received. */
export const ownLeaveNotices = definePanel({
	id: "leave-notices.own",
	title: ["Hinweis auf Resturlaub", "Notice of open leave"],
	params: z.object({}),
	load: () => import("./own/leave-notices-own.panel.tsx"),
});
