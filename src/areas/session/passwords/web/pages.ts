import type { Language } from "#kit/contract/language.ts";
import { definePages } from "#kit/web/router/define-pages.ts";
import { texts } from "../text.ts";

const shared = {
	area: "session",
	public: true,
	label: (language: Language) => texts[language].reset.page,
	load: () => import("./reset-password.page.tsx"),
} as const;

export const pages = definePages([
	{ path: "/reset-password/$tenant/$guid", ...shared },
	{ path: "/reset-password/$tenant/$guid/$code", ...shared },
]);
