import * as z from "zod/mini";
import { definePanel } from "../../../../kit/ui/panel-stack/define-panel.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";

export const autoFinished = definePanel({
	id: "dashboard.auto-finished",
	title: (language) => (language === "en-EN" ? english : german).panel.title,
	params: z.object({}),
	palette: true,
	load: () => import("./auto-finished.panel.tsx"),
});
