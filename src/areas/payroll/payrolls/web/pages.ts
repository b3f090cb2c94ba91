import { definePages } from "#kit/web/router/define-pages.ts";

export const pages = definePages([
	{
		path: "/payroll/payrolls",
		area: "payroll",
		permissions: [{ key: "payroll.manage", level: "READ" }],
		load: () => import("./payrolls.page.tsx"),
	},
]);
