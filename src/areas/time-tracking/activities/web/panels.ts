import * as z from "zod/mini";
import type { UiFeature } from "#domain/access/ui-features.ts";
import { id } from "#kit/contract/fields.ts";
import { masterParams, noParams } from "#kit/contract/master-data/master-params.ts";
import type { BothTexts } from "#kit/contract/texts.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { type ActivityCategory, activityCategories } from "../contract/activity-answer.ts";

const features = ["SETTINGS"] as const;
const key = "activities.manage";
const load = () => import("./activity-screens.tsx");

function overview(
	category: ActivityCategory,
	id: string,
	title: BothTexts,
	needed: readonly UiFeature[] = features,
) {
	return definePanel({
		id: `activities.${id}`,
		title,
		params: noParams,
		features: needed,
		permission: { key, level: "LIST" },
		palette: true,
		load: async () => ({ default: (await load()).activityOverview(category) }),
	});
}

export const activitiesTimeManagement = overview("TRACKING", "time-management", [
	"Tätigkeiten Zeiterfassung",
	"Time-tracking activities",
]);
export const activitiesShiftplan = overview(
	"SHIFT",
	"shiftplan",
	["Tätigkeiten Dienstplan", "Shift plan activities"],
	["SETTINGS", "SHIFTPLAN"],
);
export const activitiesAbsences = overview("ABSENCE", "absences", [
	"Abwesenheitsarten",
	"Kinds of absence",
]);
export const activitiesAppointments = overview("APPOINTMENT", "appointments", [
	"Terminarten",
	"Kinds of appointment",
]);

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
	load: async () => ({ default: (await load()).ActivityEdit }),
});

export const activitiesDetail = definePanel({
	id: "activities.detail",
	title: ["Tätigkeit", "Activity"],
	params: masterParams,
	features,
	permission: { key, level: "READ" },
	load: async () => ({ default: (await load()).ActivityDetail }),
});

export const reasonsParams = z.object({ activityId: id });

/** The reasons of one activity. */
export const activitiesReasons = definePanel({
	id: "activities.reasons",
	title: ["Begründungen", "Reasons"],
	params: reasonsParams,
	features,
	permission: { key, level: "LIST" },
	load: () => import("./reasons/activities-reasons.panel.tsx"),
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
	load: () => import("./overrides/users-activity-overrides.panel.tsx"),
});
