import { definePages } from "#kit/web/router/define-pages.ts";
import { texts } from "../text.ts";

export const pages = definePages([
	{
		path: "/developer/kit",
		area: "developer",
		developer: true,
		label: (language) => texts[language].title,
		load: () => import("./kit.page.tsx"),
	},
	{
		path: "/developer/mails",
		area: "developer",
		developer: true,
		label: (language) => texts[language].mails.title,
		load: () => import("./mails.page.tsx"),
	},
]);
