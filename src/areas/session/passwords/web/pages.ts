import { definePages } from "#kit/web/router/define-pages.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";

const shared = {
	area: "session",
	public: true,
	label: (language: string) => (language === "en-EN" ? english : german).reset.page,
	load: () => import("./reset-password.page.tsx"),
} as const;

export const pages = definePages([
	{ path: "/reset-password/$tenant/$guid", ...shared },
	{ path: "/reset-password/$tenant/$guid/$code", ...shared },
]);
