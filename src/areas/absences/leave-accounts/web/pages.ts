import { definePages } from "#kit/web/router/define-pages.ts";

export const pages = definePages([
	{
		path: "/absences/accounts",
		area: "absences",
		permissions: [{ key: "leaveaccounts.manage", level: "LIST" }],
		load: () => import("./list/leave-accounts.page.tsx"),
	},
]);
