import * as z from "zod/mini";
import { civilDay, id } from "#kit/contract/fields.ts";
import type { Language } from "#kit/contract/language.ts";
import { masterParams, noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { definePicker } from "#kit/ui/picker/define-picker.ts";
import type { NewPlan } from "../contract/plans.ts";
import { texts } from "./panel-titles/text.ts";

const words = (language: Language) => texts[language];
const features = ["USERS", "TIMETRACKINGS"] as const;
const key = "worksheets.manage";

export const worksheetTemplates = definePanel({
	id: "worksheets.templates",
	title: (language) => words(language).templates,
	params: noParams,
	features,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./templates.panel.tsx"),
});

export const worksheetTemplateCreate = definePanel({
	id: "worksheets.template-create",
	title: (language) => words(language).templateCreate,
	params: noParams,
	features,
	permission: { key, level: "WRITE", global: true },
	load: () => import("./template-create.panel.tsx"),
});

export const worksheetTemplateEdit = definePanel({
	id: "worksheets.template-edit",
	title: (language) => words(language).templateEdit,
	params: masterParams,
	features,
	permission: { key, level: "WRITE", global: true },
	load: () => import("./template-edit.panel.tsx"),
});

export const worksheetTemplateDetail = definePanel({
	id: "worksheets.template-detail",
	title: (language) => words(language).template,
	params: masterParams,
	features,
	permission: { key, level: "READ" },
	load: () => import("./template-detail.panel.tsx"),
});

export const ofTimes = z.object({ id, versionId: z.optional(id) });

/** The weeks of one version; a new one without its id. */
export const worksheetTemplateTimes = definePanel({
	id: "worksheets.template-times",
	title: (language) => words(language).templateTimes,
	params: ofTimes,
	features,
	permission: { key, level: "WRITE", global: true },
	load: () => import("./template-times.panel.tsx"),
});

const ofUser = z.object({ userId: id });

/** What held for a person when; her own also without any right. */
export const usersWorksheets = definePanel({
	id: "users.worksheets",
	title: (language) => words(language).ofUser,
	params: ofUser,
	features,
	load: () => import("./users-worksheets.panel.tsx"),
});

export const ofPlan = z.object({ userId: id, worksheetId: id });

export const usersWorksheetDetail = definePanel({
	id: "users.worksheet-detail",
	title: (language) => words(language).plan,
	params: ofPlan,
	features,
	load: () => import("./users-worksheet-detail.panel.tsx"),
});

export const ofPlanEdit = z.object({
	userId: id,
	worksheetId: z.optional(id),
});

/** Creates a plan without id and changes one with it. */
export const usersWorksheetEdit = definePanel({
	id: "users.worksheet-edit",
	title: (language) => words(language).planEdit,
	params: ofPlanEdit,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./users-worksheet-edit.panel.tsx"),
});

export const ofDay = z.object({ userId: id, day: civilDay });

/** What is planned for one day of a person; her own also without any right. */
export const worksheetDetail = definePanel({
	id: "worksheets.detail",
	title: (language) => words(language).plan,
	params: ofDay,
	features,
	load: () => import("./worksheet-detail.panel.tsx"),
});

export const worksheetAddException = definePanel({
	id: "worksheets.add-exception",
	title: (language) => words(language).exception,
	params: ofDay,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./worksheet-add-exception.panel.tsx"),
});

/** What several people are to work by from a day on. */
export const worksheetAssign = definePicker<{ readonly count: number }, NewPlan>({
	id: "worksheets.assign",
	title: (language) => words(language).assign,
	load: () => import("./worksheet-assign.panel.tsx"),
});

export const ofCalendar = z.object({
	userId: z.optional(id),
	unitId: z.optional(id),
});

/** A month of a person or of a unit; one's own without either. */
export const worksheetCalendar = definePanel({
	id: "worksheets.calendar",
	title: (language) => words(language).calendar,
	params: ofCalendar,
	width: "fullscreen",
	features,
	load: () => import("./worksheet-calendar.panel.tsx"),
});
