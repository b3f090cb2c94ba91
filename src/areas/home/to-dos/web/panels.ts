import * as z from "zod/mini";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

export const autoFinished = definePanel({
	id: "dashboard.auto-finished",
	title: ["Automatisch beendete Zeiteinträge", "Automatically finished time entries"],
	params: z.object({}),
	palette: true,
	load: async () => ({ default: (await import("./matter-to-do.panel.tsx")).AutoFinishedPanel }),
});

export const needsReason = definePanel({
	id: "dashboard.needs-reason",
	title: ["Zeiteinträge ohne Begründung", "Time entries without a reason"],
	params: z.object({}),
	palette: true,
	load: async () => ({ default: (await import("./matter-to-do.panel.tsx")).NeedsReasonPanel }),
});

/** One's own, and those of people one may read; each leads to what would mend it. */
export const daysWithoutActuals = definePanel({
	id: "dashboard.days-without-actuals",
	title: ["Tage ohne Ist", "Days without actuals"],
	params: z.object({}),
	features: ["TIMETRACKINGS"],
	palette: true,
	load: () => import("./days-without-actuals.panel.tsx"),
});
