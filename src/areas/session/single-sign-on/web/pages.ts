import { definePages } from "#kit/web/router/define-pages.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";

export const pages = definePages([
	{
		path: "/login-sso/$code/$state",
		area: "session",
		public: true,
		label: (language) => (language === "en-EN" ? english : german).page,
		load: () => import("./login-sso.page.tsx"),
	},
]);
