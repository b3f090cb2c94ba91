import { definePages } from "#kit/web/router/define-pages.ts";

export const pages = definePages([
	{
		path: "/shiftplan/overview",
		area: "shiftplan",
		load: () => import("./planner/shift-plan.page.tsx"),
	},
	{
		path: "/shiftplan/entries",
		area: "shiftplan",
		load: () => import("./list/shifts.page.tsx"),
	},
]);
