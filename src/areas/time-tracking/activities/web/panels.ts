import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import type { Language } from "#kit/contract/language.ts";
import { masterParams, noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { activityCategories } from "../contract/activity-categories.ts";
import { texts } from "./panel-titles/text.ts";

const words = (language: Language) => texts[language];
const features = ["SETTINGS"] as const;
const key = "activities.manage";

export const activitiesTimeManagement = definePanel({
	id: "activities.time-management",
	title: (language) => words(language).tracking,
	params: noParams,
	features,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./activities-time-management.panel.tsx"),
});

export const activitiesShiftplan = definePanel({
	id: "activities.shiftplan",
	title: (language) => words(language).shift,
	params: noParams,
	features: ["SETTINGS", "SHIFTPLAN"],
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./activities-shiftplan.panel.tsx"),
});

export const activitiesAbsences = definePanel({
	id: "activities.absences",
	title: (language) => words(language).absence,
	params: noParams,
	features,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./activities-absences.panel.tsx"),
});

export const activitiesAppointments = definePanel({
	id: "activities.appointments",
	title: (language) => words(language).appointment,
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
	title: (language) => words(language).edit,
	params: activityEditParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./activities-edit.panel.tsx"),
});

export const activitiesDetail = definePanel({
	id: "activities.detail",
	title: (language) => words(language).one,
	params: masterParams,
	features,
	permission: { key, level: "READ" },
	load: () => import("./activities-detail.panel.tsx"),
});

export const reasonsParams = z.object({ activityId: id });

/** The reasons of one activity. */
export const activitiesReasons = definePanel({
	id: "activities.reasons",
	title: (language) => words(language).reasons,
	params: reasonsParams,
	features,
	permission: { key, level: "LIST" },
	load: () => import("./activities-reasons.panel.tsx"),
});

export const overridesParams = z.object({ userId: id });

/** What a person may book, and what her clock begins with, where that differs from the company. */
export const usersActivityOverrides = definePanel({
	id: "users.activity-overrides",
	title: (language) => words(language).overrides,
	params: overridesParams,
	features: ["USERS"],
	permission: { key, level: "READ" },
	stack: "sub",
	load: () => import("./users-activity-overrides.panel.tsx"),
});
