import { definePages } from "#kit/web/router/define-pages.ts";

export const pages = definePages([
	{
		path: "/absences/absences",
		area: "absences",
		load: () => import("./absences.page.tsx"),
	},
	{
		path: "/absences/vacation",
		area: "absences",
		load: () => import("./vacation.page.tsx"),
	},
]);
