import { definePages } from "#kit/web/router/define-pages.ts";

export const pages = definePages([
	{
		path: "/contacts/customers",
		area: "contacts",
		permissions: [{ key: "customers.manage", level: "LIST" }],
		load: () => import("./customers.page.tsx"),
	},
]);
