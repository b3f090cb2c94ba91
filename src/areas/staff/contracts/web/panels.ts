import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { assignPicker } from "#kit/web/person-record/assign-picker.ts";

const features = ["USERS"] as const;
const key = "contracts.manage";

export const ofUser = z.object({ userId: id });
export const ofWage = z.object({ userId: id, wageId: id });

/** Employments of a person with their contracts. */
export const usersEmploymentContract = definePanel({
	id: "users.employment-contract",
	title: ["Arbeitsvertrag", "Employment contract"],
	params: ofUser,
	features,
	permission: { key, level: "READ" },
	load: () => import("./users-employment-contract.panel.tsx"),
});

export const usersWages = definePanel({
	id: "users.wages",
	title: ["Löhne und Gehälter", "Wages"],
	params: ofUser,
	features,
	permission: { key, level: "READ" },
	load: () => import("./users-wages.panel.tsx"),
});

export const usersWageCreate = definePanel({
	id: "users.wage-create",
	title: ["Lohn anlegen", "Create wage"],
	params: ofUser,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./users-wage-edit.panel.tsx"),
});

export const usersWageEdit = definePanel({
	id: "users.wage-edit",
	title: ["Lohn bearbeiten", "Edit wage"],
	params: ofWage,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./users-wage-edit.panel.tsx"),
});

/** The same wage for several people, e.g. after a pay round. */
export const usersWagesAssign = assignPicker({
	id: "users.wages-assign",
	title: ["Lohn zuweisen", "Assign wage"],
	features,
	permission: key,
	load: () => import("./users-wages-assign.panel.tsx"),
});
