import * as z from "zod/mini";
import { civilDay, id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { masterPanels } from "#kit/web/master-data/master-panels.ts";
import { assignPicker } from "#kit/web/person-record/assign-picker.ts";
import { templates } from "../contract/templates.ts";

const features = ["USERS", "TIMETRACKINGS"] as const;
const key = templates.permission;

export const {
	overview: worksheetTemplates,
	create: worksheetTemplateCreate,
	edit: worksheetTemplateEdit,
	detail: worksheetTemplateDetail,
} = masterPanels({
	permission: key,
	features,
	global: true,
	overview: { id: "worksheets.templates", title: ["Vorlagen", "Templates"] },
	create: { id: "worksheets.template-create", title: ["Vorlage anlegen", "Create template"] },
	edit: { id: "worksheets.template-edit", title: ["Vorlage bearbeiten", "Edit template"] },
	detail: { id: "worksheets.template-detail", title: ["Vorlage", "Template"] },
	load: () => import("./templates/screens.ts"),
});

export const ofTimes = z.object({ id, versionId: z.optional(id) });

/** The weeks of one version; a new one without its id. */
export const worksheetTemplateTimes = definePanel({
	id: "worksheets.template-times",
	title: ["Zeiten der Vorlage", "Times of the template"],
	params: ofTimes,
	features,
	permission: { key, level: "WRITE", global: true },
	load: () => import("./templates/template-times.panel.tsx"),
});

const ofUser = z.object({ userId: id });

/** What held for a person when; her own also without any right. */
export const usersWorksheets = definePanel({
	id: "users.worksheets",
	title: ["Arbeitszeitpläne des Mitarbeiters", "Work schedules of the employee"],
	params: ofUser,
	features,
	load: () => import("./users-worksheets.panel.tsx"),
});

export const ofPlan = z.object({ userId: id, worksheetId: id });

export const usersWorksheetDetail = definePanel({
	id: "users.worksheet-detail",
	title: ["Arbeitszeitplan", "Work schedule"],
	params: ofPlan,
	features,
	load: () => import("./users-worksheet-detail.panel.tsx"),
});

export const ofPlanEdit = z.object({ userId: id, worksheetId: z.optional(id) });

/** Creates a plan without id and changes one with it. */
export const usersWorksheetEdit = definePanel({
	id: "users.worksheet-edit",
	title: ["Arbeitszeitplan anlegen oder bearbeiten", "Create or edit work schedule"],
	params: ofPlanEdit,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./users-worksheet-edit.panel.tsx"),
});

export const ofDay = z.object({ userId: id, day: civilDay });

/** What is planned for one day of a person; her own also without any right. */
export const worksheetDetail = definePanel({
	id: "worksheets.detail",
	title: ["Arbeitszeitplan", "Work schedule"],
	params: ofDay,
	features,
	load: () => import("./worksheet-detail.panel.tsx"),
});

export const worksheetAddException = definePanel({
	id: "worksheets.add-exception",
	title: ["Ausnahme anlegen", "Create exception"],
	params: ofDay,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./worksheet-add-exception.panel.tsx"),
});

/** What several people are to work by from a day on. */
export const worksheetAssign = assignPicker({
	id: "worksheets.assign",
	title: ["Arbeitszeitplan zuweisen", "Assign work schedule"],
	features,
	permission: key,
	load: () => import("./worksheet-assign.panel.tsx"),
});

export const ofCalendar = z.object({ userId: z.optional(id), unitId: z.optional(id) });

/** A month of a person or of a unit; one's own without either. */
export const worksheetCalendar = definePanel({
	id: "worksheets.calendar",
	title: ["Arbeitszeitkalender", "Working time calendar"],
	params: ofCalendar,
	width: "fullscreen",
	features,
	load: () => import("./calendar/worksheet-calendar.panel.tsx"),
});
