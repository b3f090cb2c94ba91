import * as z from "zod/mini";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { texts } from "./panel-titles/text.ts";

export const profilePrivate = definePanel({
	id: "profile.private",
	title: (language) => texts[language].profile,
	params: z.object({}),
	width: 700,
	palette: true,
	load: () => import("./private.panel.tsx"),
});

export const profileAppInfo = definePanel({
	id: "profile.app-info",
	title: (language) => texts[language].about,
	params: z.object({}),
	width: 700,
	palette: true,
	load: () => import("./app-info.panel.tsx"),
});
