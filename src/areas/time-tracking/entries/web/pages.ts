import { definePages } from "#kit/web/router/define-pages.ts";

export const pages = definePages([
	{
		path: "/time-management/trackings",
		area: "time-management",
		permissions: [{ key: "timetrackings.manage", level: "READ" }],
		load: () => import("./list/trackings.page.tsx"),
	},
]);
