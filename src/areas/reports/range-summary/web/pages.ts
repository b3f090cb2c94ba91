import { definePages } from "#kit/web/router/define-pages.ts";

export const pages = definePages([
	{ path: "/reports/staff", area: "reports", load: () => import("./staff.page.tsx") },
]);
