import { definePages } from "#kit/web/router/define-pages.ts";

export const pages = definePages([
	{
		path: "/time-management/accounts",
		area: "time-management",
		permissions: [{ key: "overtime.manage", level: "READ" }],
		load: () => import("./overtime-accounts.page.tsx"),
	},
]);
