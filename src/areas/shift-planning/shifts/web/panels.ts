import * as z from "zod/mini";
import { civilDay, id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

const features = ["SHIFTPLAN"] as const;
const write = { key: "shiftplan.manage", level: "WRITE" } as const;

export const ofShift = z.object({ id });

/** What is known beforehand of a new shift. */
export const ofNewShift = z.object({
	day: z.optional(civilDay),
	userId: z.optional(id),
	workspaceId: z.optional(id),
	activityId: z.optional(id),
	/** Of a template: what it asks for on the day and nobody is planned for. */
	itemId: z.optional(id),
});

export const shiftsCreate = definePanel({
	id: "shifts.create",
	title: ["Dienst anlegen", "Create a shift"],
	params: ofNewShift,
	features,
	permission: write,
	palette: true,
	load: () => import("./form/shifts-create.panel.tsx"),
});

/** A day of the week that is copied, and whose. */
export const ofWeek = z.object({ day: civilDay, unitIds: z.optional(z.array(id)) });

export const shiftsCopyWeek = definePanel({
	id: "shifts.copy-week",
	title: ["Woche kopieren", "Copy a week"],
	params: ofWeek,
	features,
	permission: write,
	load: () => import("./copy-week/shifts-copy-week.panel.tsx"),
});

export const shiftsEdit = definePanel({
	id: "shifts.edit",
	title: ["Dienst bearbeiten", "Edit a shift"],
	params: ofShift,
	features,
	permission: write,
	load: () => import("./form/shifts-edit.panel.tsx"),
});

/** A planned shift: of those who have it and of those who plan. */
export const shiftsDetail = definePanel({
	id: "shifts.detail",
	title: ["Dienst", "Shift"],
	params: ofShift,
	features,
	load: () => import("./form/shifts-detail.panel.tsx"),
});
