import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { masterParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { masterPanels } from "#kit/web/master-data/master-panels.ts";

const features = ["USERSQUALIFICATIONS"] as const;
/** Named here: the contract would come with the shell. */
const key = "qualifications.manage";

const panels = masterPanels({
	permission: key,
	features,
	overview: { id: "settings.qualifications", title: ["Qualifikationen", "Qualifications"] },
	create: {
		id: "settings.qualification-create",
		title: ["Qualifikation anlegen", "Create qualification"],
	},
	edit: {
		id: "settings.qualification-edit",
		title: ["Qualifikation bearbeiten", "Edit qualification"],
	},
	detail: { id: "settings.qualification-detail", title: ["Qualifikation", "Qualification"] },
	load: () => import("./screens.tsx"),
});

export const {
	overview: settingsQualifications,
	create: qualificationCreate,
	edit: qualificationEdit,
	detail: qualificationDetail,
} = panels;

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

/** Level and days of one assignment; its parameters say from which side one came. */
export const qualificationAssignmentEdit = definePanel({
	id: "settings.qualification-assignment-edit",
	title: ["Zuweisung bearbeiten", "Edit assignment"],
	params: z.object({ id, userId: id }),
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./users-qualification.panel.tsx"),
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
	load: () => import("./users-qualification.panel.tsx"),
});
