import { definePages } from "#kit/web/router/define-pages.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";

export const pages = definePages([
	{
		path: "/developer/kit",
		area: "developer",
		developer: true,
		label: (language) => (language === "en-EN" ? english : german).title,
		load: () => import("./kit.page.tsx"),
	},
	{
		path: "/developer/mails",
		area: "developer",
		developer: true,
		label: (language) => (language === "en-EN" ? english : german).mails.title,
		load: () => import("./mails.page.tsx"),
	},
]);
