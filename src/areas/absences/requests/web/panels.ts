import * as z from "zod/mini";
import { civilDay, id } from "#kit/contract/fields.ts";
import { noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

export const ofAbsence = z.object({ id });

const days = { from: z.optional(civilDay), to: z.optional(civilDay) };

/** With days and parts it begins as if they had been typed: so something is moved. */
export const ofChangedAbsence = z.object({
	id,
	...days,
	/** A `DayPart`; whole days without. */
	fromPart: z.optional(z.string()),
	toPart: z.optional(z.string()),
});

/** Without `userId` for oneself, without days for those to be chosen. */
export const ofNewAbsence = z.object({
	userId: z.optional(id),
	...days,
	activityId: z.optional(id),
});

/** Which absences are listed: those of people and days, or some by their ids. */
export const ofAbsenceList = z.object({
	userIds: z.optional(z.array(id)),
	...days,
	ids: z.optional(z.array(id)),
});

export const absencesCreate = definePanel({
	id: "absences.create",
	title: ["Abwesenheit anlegen", "Create an absence"],
	params: ofNewAbsence,
	palette: true,
	load: () => import("./form/absences-create.panel.tsx"),
});

/** An absence with its days, its steps, its history and what may be done with it. */
export const absencesDetail = definePanel({
	id: "absences.detail",
	title: ["Abwesenheit", "Absence"],
	params: ofAbsence,
	load: () => import("./detail/absences-detail.panel.tsx"),
});

/** Changes an absence, or asks for a change where only that is possible. */
export const absencesEdit = definePanel({
	id: "absences.edit",
	title: ["Abwesenheit bearbeiten", "Edit an absence"],
	params: ofChangedAbsence,
	load: () => import("./form/absences-edit.panel.tsx"),
});

/** For the person who is asked to stand in. */
export const absencesSubstituteDetail = definePanel({
	id: "absences.substitute-detail",
	title: ["Vertretung", "Substitution"],
	params: ofAbsence,
	load: () => import("./detail/absences-substitute-detail.panel.tsx"),
});

/** All filters of the list of absences at once. */
export const absencesExtendedFilter = definePanel({
	id: "absences.extended-filter",
	title: ["Erweiterter Filter", "Extended filter"],
	params: noParams,
	permission: { key: "absences.manage", level: "READ" },
	load: () => import("./list/absences-extended-filter.panel.tsx"),
});

/** Absences that another panel points to; unless said otherwise the leave of the current year. */
export const commonAbsenceList = definePanel({
	id: "common.absence-list",
	title: ["Abwesenheiten", "Absences"],
	params: ofAbsenceList,
	width: "fullscreen",
	stack: "sub",
	load: () => import("./list/common-absence-list.panel.tsx"),
});
