import { definePages } from "../../../../kit/web/router/define-pages.ts";

export const pages = definePages([
	{
		path: "/home/dashboard",
		area: "home",
		load: () => import("./dashboard.page.tsx"),
	},
]);
