import { ofLeaveYear } from "#areas/absences/leave-accounts/web/panels.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

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
