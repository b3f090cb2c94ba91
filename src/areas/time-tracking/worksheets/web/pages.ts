import { definePages } from "#kit/web/router/define-pages.ts";

export const pages = definePages([
	{
		path: "/time-management/worksheets",
		area: "time-management",
		permissions: [{ key: "worksheets.manage", level: "READ" }],
		load: () => import("./worksheets.page.tsx"),
	},
]);
