import { definePages } from "#kit/web/router/define-pages.ts";

/** The route table says for whom: those who decide about somebody (MANAGER). */
export const pages = definePages([
	{
		path: "/home/management",
		area: "home",
		load: () => import("./management.page.tsx"),
	},
]);
