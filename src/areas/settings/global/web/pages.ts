import { definePages } from "#kit/web/router/define-pages.ts";

export const pages = definePages([
	{ path: "/settings/global", area: "settings", load: () => import("./settings.page.tsx") },
]);
