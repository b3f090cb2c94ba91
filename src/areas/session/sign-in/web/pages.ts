import type { Language } from "#kit/contract/language.ts";
import { definePages } from "#kit/web/router/define-pages.ts";
import { texts } from "../text.ts";

const shared = {
	area: "session",
	public: true,
	label: (language: Language) => texts[language].page,
	load: () => import("./sign-in.page.tsx"),
} as const;

export const pages = definePages([
	{ path: "/login", ...shared },
	{ path: "/login/$tenant", ...shared },
]);
