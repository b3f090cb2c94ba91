import { definePages } from "#kit/web/router/define-pages.ts";

export const pages = definePages([
	{
		path: "/staff/qualifications",
		area: "staff",
		permissions: [{ key: "qualifications.manage", level: "LIST" }],
		load: () => import("./qualifications.page.tsx"),
	},
]);
