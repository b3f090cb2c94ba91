import * as z from "zod/mini";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { texts } from "./panel-titles/text.ts";

export const autoFinished = definePanel({
	id: "dashboard.auto-finished",
	title: (language) => texts[language].autoFinished,
	params: z.object({}),
	palette: true,
	load: () => import("./auto-finished.panel.tsx"),
});

export const needsReason = definePanel({
	id: "dashboard.needs-reason",
	title: (language) => texts[language].needsReason,
	params: z.object({}),
	palette: true,
	load: () => import("./needs-reason.panel.tsx"),
});

/** One's own, and those of people one may read; each leads to what would mend it. */
export const daysWithoutActuals = definePanel({
	id: "dashboard.days-without-actuals",
	title: (language) => texts[language].daysWithoutActuals,
	params: z.object({}),
	features: ["TIMETRACKINGS"],
	palette: true,
	load: () => import("./days-without-actuals.panel.tsx"),
});
