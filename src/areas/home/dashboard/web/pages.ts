import { definePages } from "#kit/web/router/define-pages.ts";

export const pages = definePages([
	{
		path: "/home/dashboard",
		area: "home",
		alwaysVisible: true,
		load: () => import("./dashboard.page.tsx"),
	},
]);
