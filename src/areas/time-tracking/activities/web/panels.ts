import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { masterParams, noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { activityCategories } from "../contract/activity-categories.ts";

const features = ["SETTINGS"] as const;
const key = "activities.manage";

export const activitiesTimeManagement = definePanel({
	id: "activities.time-management",
	title: ["Tätigkeiten Zeiterfassung", "Time-tracking activities"],
	params: noParams,
	features,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./activities-time-management.panel.tsx"),
});

export const activitiesShiftplan = definePanel({
	id: "activities.shiftplan",
	title: ["Tätigkeiten Dienstplan", "Shift plan activities"],
	params: noParams,
	features: ["SETTINGS", "SHIFTPLAN"],
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./activities-shiftplan.panel.tsx"),
});

export const activitiesAbsences = definePanel({
	id: "activities.absences",
	title: ["Abwesenheitsarten", "Kinds of absence"],
	params: noParams,
	features,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./activities-absences.panel.tsx"),
});

export const activitiesAppointments = definePanel({
	id: "activities.appointments",
	title: ["Terminarten", "Kinds of appointment"],
	params: noParams,
	features,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./activities-appointments.panel.tsx"),
});

/** A new one is of the category; without id and category it is for time tracking. */
export const activityEditParams = z.object({
	id: z.optional(id),
	category: z.optional(z.enum(activityCategories)),
});

export const activitiesEdit = definePanel({
	id: "activities.edit",
	title: ["Tätigkeit anlegen oder bearbeiten", "Create or edit activity"],
	params: activityEditParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./activities-edit.panel.tsx"),
});

export const activitiesDetail = definePanel({
	id: "activities.detail",
	title: ["Tätigkeit", "Activity"],
	params: masterParams,
	features,
	permission: { key, level: "READ" },
	load: () => import("./activities-detail.panel.tsx"),
});

export const reasonsParams = z.object({ activityId: id });

/** The reasons of one activity. */
export const activitiesReasons = definePanel({
	id: "activities.reasons",
	title: ["Begründungen", "Reasons"],
	params: reasonsParams,
	features,
	permission: { key, level: "LIST" },
	load: () => import("./activities-reasons.panel.tsx"),
});

export const overridesParams = z.object({ userId: id });

/** What a person may book, and what her clock begins with, where that differs from the company. */
export const usersActivityOverrides = definePanel({
	id: "users.activity-overrides",
	title: ["Abweichende Tätigkeiten", "Differing activities"],
	params: overridesParams,
	features: ["USERS"],
	permission: { key, level: "READ" },
	stack: "sub",
	load: () => import("./users-activity-overrides.panel.tsx"),
});
