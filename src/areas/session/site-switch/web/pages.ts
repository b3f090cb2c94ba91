import { definePages } from "#kit/web/router/define-pages.ts";
import { texts } from "../text.ts";

export const pages = definePages([
	{
		path: "/loading/switch-site",
		area: "session",
		public: true,
		label: (language) => texts[language].page,
		load: () => import("./switch-site.page.tsx"),
	},
]);
