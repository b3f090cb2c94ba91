import { definePages } from "#kit/web/router/define-pages.ts";
import { texts } from "../text.ts";

export const pages = definePages([
	{
		path: "/login-sso/$code/$state",
		area: "session",
		public: true,
		label: (language) => texts[language].page,
		load: () => import("./login-sso.page.tsx"),
	},
]);
