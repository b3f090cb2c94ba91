import * as z from "zod/mini";
import { attributions, worksheetKinds } from "#domain/working-time/layout/worksheet.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, nothing, queryFlag, queryList, typedText } from "#kit/contract/fields.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";
import {
	exceptionTwice,
	templateNotUsable,
	worksheetDayWrong,
	worksheetEndBeforeBegin,
	worksheetOverlaps,
} from "./refusals.ts";
import { dayFields } from "./worksheet-day.ts";

const key = "worksheets.manage";
const version = z.int();
const changed = z.object({ version });

/** What a person's plan is; the cycle begins in the week of the day that is given. */
export const planFields = {
	templateId: id,
	cycleStart: civilDay,
	validFrom: civilDay,
	/** Last day; null = until further notice. */
	validTo: z.nullable(civilDay),
};
export const planInput = z.object(planFields);
export type PlanInput = z.output<typeof planInput>;

const plan = z.object({
	id,
	userId: id,
	...planFields,
	templateName: z.string(),
	kind: z.enum(worksheetKinds),
	attribution: z.enum(attributions),
	weeks: z.number(),
	version,
});
export type Plan = z.output<typeof plan>;

const planRefusals = [templateNotUsable, worksheetOverlaps, worksheetEndBeforeBegin];

const plans = {
	listUserWorksheets: endpoint({
		operationId: "listUserWorksheets",
		method: "GET",
		path: "/api/users/{userId}/worksheets",
		summary: "Plans of a person, the newest first; one's own always",
		access: { signedIn: true },
		input: z.object({ userId: id }),
		answer: z.object({ items: z.array(plan) }),
		refusals: [],
	}),
	getWorksheet: endpoint({
		operationId: "getWorksheet",
		method: "GET",
		path: "/api/worksheets/{worksheetId}",
		summary: "One plan of a person; one's own always",
		access: { signedIn: true },
		input: z.object({ worksheetId: id }),
		answer: plan,
		refusals: [],
	}),
	createWorksheet: endpoint({
		operationId: "createWorksheet",
		method: "POST",
		path: "/api/users/{userId}/worksheets",
		summary: "Plan a person's working time by a template from a day on",
		access: { key, level: "WRITE" },
		input: z.object({
			userId: id,
			...planFields,
			/** Ends what holds on the first day on the day before, instead of refusing the overlap. */
			endsPrevious: z._default(z.boolean(), true),
		}),
		answer: z.object({ id }),
		refusals: planRefusals,
	}),
	updateWorksheet: endpoint({
		operationId: "updateWorksheet",
		method: "PUT",
		path: "/api/worksheets/{worksheetId}",
		summary: "Correct or end a plan",
		access: { key, level: "WRITE" },
		input: z.object({ worksheetId: id, ...planFields, version }),
		answer: changed,
		refusals: planRefusals,
	}),
	deleteWorksheet: endpoint({
		operationId: "deleteWorksheet",
		method: "DELETE",
		path: "/api/worksheets/{worksheetId}",
		summary: "Delete a plan",
		access: { key, level: "FULL" },
		input: z.object({ worksheetId: id }),
		answer: nothing,
		refusals: [],
	}),
} as const;

/** A day that differs, and why. */
export const exceptionFields = {
	...dayFields,
	reason: typedText({ min: 1, max: 200 }),
};
export const exceptionInput = z.object(exceptionFields);
export type ExceptionInput = z.output<typeof exceptionInput>;

const exceptions = {
	createWorksheetException: endpoint({
		operationId: "createWorksheetException",
		method: "POST",
		path: "/api/users/{userId}/worksheet-exceptions",
		summary: "Let one day of a person differ from the plan",
		access: { key, level: "WRITE" },
		input: z.object({ userId: id, day: civilDay, ...exceptionFields }),
		answer: z.object({ id }),
		refusals: [worksheetDayWrong, exceptionTwice],
	}),
	updateWorksheetException: endpoint({
		operationId: "updateWorksheetException",
		method: "PUT",
		path: "/api/worksheet-exceptions/{exceptionId}",
		summary: "Correct a day that differs",
		access: { key, level: "WRITE" },
		input: z.object({ exceptionId: id, ...exceptionFields, version }),
		answer: changed,
		refusals: [worksheetDayWrong],
	}),
	deleteWorksheetException: endpoint({
		operationId: "deleteWorksheetException",
		method: "DELETE",
		path: "/api/worksheet-exceptions/{exceptionId}",
		summary: "Let a day follow the plan again",
		access: { key, level: "WRITE" },
		input: z.object({ exceptionId: id }),
		answer: nothing,
		refusals: [],
	}),
} as const;

const plannedPerson = z.object({
	/** Of the person. */
	id,
	firstName: z.string(),
	lastName: z.string(),
	personnelNo: z.nullable(z.string()),
	unitId: id,
	unitName: z.string(),
	/** The plan that holds on the day asked for; null where there is none. */
	worksheetId: z.nullable(id),
	templateId: z.nullable(id),
	templateName: z.nullable(z.string()),
	kind: z.nullable(z.enum(worksheetKinds)),
	validFrom: z.nullable(civilDay),
	validTo: z.nullable(civilDay),
	/** Target of a week, on average of the cycle; null where nothing is told. */
	weeklyMinutes: z.nullable(z.number()),
});
export type PlannedPerson = z.output<typeof plannedPerson>;

const lists = {
	listPlannedPeople: endpoint({
		operationId: "listPlannedPeople",
		method: "GET",
		path: "/api/worksheets",
		summary: "People with the plan that holds today",
		access: { key, level: "READ" },
		input: z.object({
			...listInput([
				"name",
				"personnelNo",
				"unitName",
				"templateName",
				"kind",
				"validFrom",
				"validTo",
				"weeklyMinutes",
			]),
			unitIds: z.optional(queryList(id)),
			/** With the units below those of `unitIds`. */
			recursive: z._default(queryFlag, true),
			templateIds: z.optional(queryList(id)),
			/** Only people with, or only those without a plan. */
			isPlanned: z.optional(queryFlag),
		}),
		answer: listAnswer(plannedPerson),
		refusals: [],
	}),
} as const;

export const planOperations = { ...plans, ...exceptions, ...lists } as const;
