import * as z from "zod/mini";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

export const profilePrivate = definePanel({
	id: "profile.private",
	title: ["Mein Profil", "My profile"],
	params: z.object({}),
	width: 700,
	palette: true,
	load: () => import("./private.panel.tsx"),
});

export const profileAppInfo = definePanel({
	id: "profile.app-info",
	title: ["Über die App", "About the app"],
	params: z.object({}),
	width: 700,
	palette: true,
	load: () => import("./app-info.panel.tsx"),
});
