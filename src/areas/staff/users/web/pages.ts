import { definePages } from "#kit/web/router/define-pages.ts";

export const pages = definePages([
	{
		path: "/staff/users",
		area: "staff",
		permissions: [{ key: "users.manage", level: "LIST" }],
		load: () => import("./list/users.page.tsx"),
	},
]);
