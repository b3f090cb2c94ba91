import { definePages } from "#kit/web/router/define-pages.ts";

export const pages = definePages([
	{
		path: "/time-management/state",
		area: "time-management",
		permissions: [{ key: "liveview.enabled", level: "READ" }],
		load: () => import("./state.page.tsx"),
	},
]);
