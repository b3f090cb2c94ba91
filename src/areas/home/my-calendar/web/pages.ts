import { definePages } from "#kit/web/router/define-pages.ts";

export const pages = definePages([
	{
		path: "/home/calendar",
		area: "home",
		alwaysVisible: true,
		load: () => import("./calendar.page.tsx"),
	},
]);
