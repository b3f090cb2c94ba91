import { definePages } from "#kit/web/router/define-pages.ts";

export const pages = definePages([
	{
		path: "/payroll/overview",
		area: "payroll",
		permissions: [{ key: "payroll.manage", level: "READ" }],
		load: () => import("./overview.page.tsx"),
	},
]);
