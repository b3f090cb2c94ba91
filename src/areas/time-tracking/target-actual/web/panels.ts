import * as z from "zod/mini";
import { civilDay, id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { month } from "../contract/month.ts";

const features = ["TIMETRACKINGS", "TARGETACTUALS"] as const;

/** The present month where none is named. */
export const ofMonth = z.object({ userId: id, month: z.optional(month) });

/** What is chosen already. */
export const ofExport = z.object({
	month: z.optional(month),
	userIds: z.optional(z.array(id)),
	unitIds: z.optional(z.array(id)),
});

/** A person's month; of others with READ, one's own without any right: the server decides. */
export const timeReportsDetail = definePanel({
	id: "time-reports.detail",
	title: ["Monatsübersicht", "Month at a glance"],
	params: ofMonth,
	features,
	load: () => import("./time-reports-detail.panel.tsx"),
});

/** Months or single days as a file. */
export const timeReportsExport = definePanel({
	id: "time-reports.export",
	title: ["Export", "Export"],
	params: ofExport,
	features,
	palette: true,
	load: () => import("./time-reports-export.panel.tsx"),
});

export const ofDay = z.object({ userId: id, day: civilDay });

/** "Warum?" of a person's day; one's own needs no right. */
export const targetActualDetail = definePanel({
	id: "time-reports.target-actual-detail",
	title: ["Soll/Ist im Detail", "Target/actual in detail"],
	params: ofDay,
	width: 800,
	features,
	load: () => import("./time-reports-target-actual-detail.panel.tsx"),
});
