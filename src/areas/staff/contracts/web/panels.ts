import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import type { Language } from "#kit/contract/language.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { texts } from "./panel-titles/text.ts";

const words = (language: Language) => texts[language];
const features = ["USERS"] as const;
const key = "contracts.manage";

export const ofUser = z.object({ userId: id });
export const ofWage = z.object({ userId: id, wageId: id });

/** Employments of a person with their contracts. */
export const usersEmploymentContract = definePanel({
	id: "users.employment-contract",
	title: (language) => words(language).contract,
	params: ofUser,
	features,
	permission: { key, level: "READ" },
	load: () => import("./users-employment-contract.panel.tsx"),
});

export const usersWages = definePanel({
	id: "users.wages",
	title: (language) => words(language).wages,
	params: ofUser,
	features,
	permission: { key, level: "READ" },
	load: () => import("./users-wages.panel.tsx"),
});

export const usersWageCreate = definePanel({
	id: "users.wage-create",
	title: (language) => words(language).wageCreate,
	params: ofUser,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./users-wage-edit.panel.tsx"),
});

export const usersWageEdit = definePanel({
	id: "users.wage-edit",
	title: (language) => words(language).wageEdit,
	params: ofWage,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./users-wage-edit.panel.tsx"),
});
