import { definePages } from "#kit/web/router/define-pages.ts";

export const pages = definePages([
	{
		path: "/absences/entries",
		area: "absences",
		permissions: [{ key: "absences.manage", level: "READ" }],
		load: () => import("./list/absences.page.tsx"),
	},
]);
