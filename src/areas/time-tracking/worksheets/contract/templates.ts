import * as z from "zod/mini";
import { attributions, worksheetKinds } from "#domain/working-time/layout/worksheet.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, nothing } from "#kit/contract/fields.ts";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import { choiceField, numberField, textField } from "#kit/contract/master-data/master-fields.ts";
import { versionInUse, versionNotLast, worksheetDaysWrong, worksheetDayWrong } from "./refusals.ts";
import { weekdayFields } from "./worksheet-day.ts";

const key = "worksheets.manage";

/**
 * Kind, attribution and length of the cycle are fixed: changing them would tell another past to everybody who works by
 * the template. Its times change by versions.
 */
export const templates = masterData({
	name: "WorksheetTemplate",
	plural: "WorksheetTemplates",
	entity: "worksheet_template",
	path: "/api/worksheet-templates",
	permission: key,
	topic: "WORKSHEETS",
	isArchivable: true,
	fields: {
		name: textField(),
		kind: choiceField(worksheetKinds, { fixed: true }),
		attribution: choiceField(attributions, { fixed: true }),
		weeks: numberField({ min: 1, max: 52, fixed: true }),
	},
	sortedBy: "name",
	extra: { userCount: z.number() },
});

const version = z.int();
const days = z.array(weekdayFields).check(z.maxLength(364));
const faults = [worksheetDayWrong, worksheetDaysWrong];

export const versionAnswer = z.object({
	id,
	templateId: id,
	validFrom: civilDay,
	validTo: z.nullable(civilDay),
	weeks: z.number(),
	days: z.array(weekdayFields),
	version,
});
export type TemplateVersion = z.output<typeof versionAnswer>;

export const templateOperations = {
	...templates.contract,
	listWorksheetTemplateVersions: endpoint("listWorksheetTemplateVersions", {
		route: "GET /api/worksheet-templates/{templateId}/versions",
		summary: "The times of a template, the newest first",
		access: { key, level: "READ" },
		input: z.object({ templateId: id }),
		answer: z.object({ items: z.array(versionAnswer) }),
	}),
	createWorksheetTemplateVersion: endpoint("createWorksheetTemplateVersion", {
		route: "POST /api/worksheet-templates/{templateId}/versions",
		summary: "Other times from a day on; the version before ends on the day before",
		access: { key, level: "WRITE" },
		movesFigures: "MANY",
		input: z.object({ templateId: id, validFrom: civilDay, days }),
		answer: z.object({ id }),
		refusals: [...faults, versionNotLast],
		// a year of weeks
		bodyLimit: 256 * 1024,
	}),
	updateWorksheetTemplateVersion: endpoint("updateWorksheetTemplateVersion", {
		route: "PUT /api/worksheet-template-versions/{versionId}",
		summary: "Correct the times of a version",
		access: { key, level: "WRITE" },
		movesFigures: "MANY",
		input: z.object({ versionId: id, days, version }),
		answer: z.object({ version }),
		refusals: faults,
		bodyLimit: 256 * 1024,
	}),
	deleteWorksheetTemplateVersion: endpoint("deleteWorksheetTemplateVersion", {
		route: "DELETE /api/worksheet-template-versions/{versionId}",
		summary: "Take the last version back; the one before goes on",
		access: { key, level: "FULL" },
		movesFigures: "MANY",
		input: z.object({ versionId: id }),
		answer: nothing,
		refusals: [versionNotLast, versionInUse],
	}),
} as const;
