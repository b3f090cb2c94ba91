import { definePages } from "#kit/web/router/define-pages.ts";

export const pages = definePages([
	{
		path: "/staff/units",
		area: "staff",
		permissions: [{ key: "units.manage", level: "LIST" }],
		load: () => import("./units.page.tsx"),
	},
]);
