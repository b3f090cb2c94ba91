import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { masterParams, noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

const features = ["USERSQUALIFICATIONS"] as const;
const key = "qualifications.manage";

export const settingsQualifications = definePanel({
	id: "settings.qualifications",
	title: ["Qualifikationen", "Qualifications"],
	params: noParams,
	features,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./qualifications.panel.tsx"),
});

export const qualificationCreate = definePanel({
	id: "settings.qualification-create",
	title: ["Qualifikation anlegen", "Create qualification"],
	params: noParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./qualification-create.panel.tsx"),
});

export const qualificationEdit = definePanel({
	id: "settings.qualification-edit",
	title: ["Qualifikation bearbeiten", "Edit qualification"],
	params: masterParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./qualification-edit.panel.tsx"),
});

export const qualificationDetail = definePanel({
	id: "settings.qualification-detail",
	title: ["Qualifikation", "Qualification"],
	params: masterParams,
	features,
	permission: { key, level: "READ" },
	load: () => import("./qualification-detail.panel.tsx"),
});

/** Who holds a qualification. */
export const qualificationUsers = definePanel({
	id: "settings.qualification-users",
	title: ["Zugewiesene Mitarbeiter", "Assigned employees"],
	params: masterParams,
	features,
	permission: { key, level: "READ" },
	load: () => import("./qualification-users.panel.tsx"),
});

export const qualificationAssignUser = definePanel({
	id: "settings.qualification-assign-user",
	title: ["Mitarbeiter zuweisen", "Assign employee"],
	params: masterParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./qualification-assign-user.panel.tsx"),
});

/** Level and days of one assignment; it is told from which side one came. */
export const qualificationAssignmentEdit = definePanel({
	id: "settings.qualification-assignment-edit",
	title: ["Zuweisung bearbeiten", "Edit assignment"],
	params: z.object({ id, userId: id }),
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./qualification-assignment-edit.panel.tsx"),
});

/** What a person is qualified for. */
export const usersQualifications = definePanel({
	id: "users.qualifications",
	title: ["Qualifikationen des Mitarbeiters", "Qualifications of the employee"],
	params: z.object({ userId: id }),
	features: ["USERS", "USERSQUALIFICATIONS"],
	load: () => import("./users-qualifications.panel.tsx"),
});

export const usersQualificationAssign = definePanel({
	id: "users.qualification-assign",
	title: ["Qualifikation zuweisen", "Assign qualification"],
	params: z.object({ userId: id }),
	features: ["USERS", "USERSQUALIFICATIONS"],
	permission: { key, level: "WRITE" },
	load: () => import("./users-qualification-assign.panel.tsx"),
});
