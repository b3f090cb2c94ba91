import { definePages } from "#kit/web/router/define-pages.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";

export const pages = definePages([
	{
		path: "/loading/switch-site",
		area: "session",
		public: true,
		label: (language) => (language === "en-EN" ? english : german).page,
		load: () => import("./switch-site.page.tsx"),
	},
]);
