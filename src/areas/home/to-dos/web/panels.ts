import * as z from "zod/mini";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { texts as german } from "./panel-titles/text.de.ts";
import { texts as english } from "./panel-titles/text.en.ts";

export const autoFinished = definePanel({
	id: "dashboard.auto-finished",
	title: (language) => (language === "en-EN" ? english : german).autoFinished,
	params: z.object({}),
	palette: true,
	load: () => import("./auto-finished.panel.tsx"),
});

export const needsReason = definePanel({
	id: "dashboard.needs-reason",
	title: (language) => (language === "en-EN" ? english : german).needsReason,
	params: z.object({}),
	palette: true,
	load: () => import("./needs-reason.panel.tsx"),
});

/** One's own, and those of people one may read; each leads to what would mend it. */
export const daysWithoutActuals = definePanel({
	id: "dashboard.days-without-actuals",
	title: (language) => (language === "en-EN" ? english : german).daysWithoutActuals,
	params: z.object({}),
	features: ["TIMETRACKINGS"],
	palette: true,
	load: () => import("./days-without-actuals.panel.tsx"),
});
