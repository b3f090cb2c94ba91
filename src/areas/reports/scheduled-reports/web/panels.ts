import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

/** One's own lists that become a file every month. */
export const scheduledReports = definePanel({
	id: "reports.scheduled",
	title: ["Regelmäßige Berichte", "Regular reports"],
	params: z.object({}),
	features: ["ADVANCEDREPORTS"],
	palette: true,
	load: () => import("./scheduled.panel.tsx"),
});

/** A view that is to become one of them. */
export const ofView = z.object({
	name: z.string(),
	/** As for a file that is made at once. */
	request: z.looseObject({ list: z.string() }),
	/** Null: a list of no months. */
	months: z.nullable(z.int()),
});

export const scheduledCreate = definePanel({
	id: "reports.scheduled-create",
	title: ["Bericht regelmäßig erstellen", "Make a report regularly"],
	params: ofView,
	features: ["ADVANCEDREPORTS"],
	load: () => import("./scheduled-create.panel.tsx"),
});

export const ofSchedule = z.object({ id });

export const scheduledEdit = definePanel({
	id: "reports.scheduled-edit",
	title: ["Regelmäßigen Bericht bearbeiten", "Edit regular report"],
	params: ofSchedule,
	features: ["ADVANCEDREPORTS"],
	load: () => import("./scheduled-edit.panel.tsx"),
});
