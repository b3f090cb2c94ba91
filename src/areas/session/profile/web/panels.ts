import * as z from "zod/mini";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { texts as german } from "./panel-titles/text.de.ts";
import { texts as english } from "./panel-titles/text.en.ts";

export const profilePrivate = definePanel({
	id: "profile.private",
	title: (language) => (language === "en-EN" ? english : german).profile,
	params: z.object({}),
	width: 700,
	palette: true,
	load: () => import("./private.panel.tsx"),
});

export const profileAppInfo = definePanel({
	id: "profile.app-info",
	title: (language) => (language === "en-EN" ? english : german).about,
	params: z.object({}),
	width: 700,
	palette: true,
	load: () => import("./app-info.panel.tsx"),
});
