import { definePages } from "#kit/web/router/define-pages.ts";

export const pages = definePages([
	{
		path: "/time-management/target-actual",
		area: "time-management",
		load: () => import("./target-actual.page.tsx"),
		loadAhead: () => import("./people/months-ahead.ts"),
	},
]);
