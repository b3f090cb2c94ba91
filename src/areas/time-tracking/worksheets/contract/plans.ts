import * as z from "zod/mini";
import { attributions, worksheetKinds } from "#domain/working-time/layout/worksheet.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, nothing, queryFlag, queryList, typedText } from "#kit/contract/fields.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";
import { dateField, referenceField } from "#kit/contract/master-data/master-fields.ts";
import { type PersonItem, personRecord } from "#kit/contract/person-record/person-record.ts";
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

/** The cycle begins in the week of the day that is given. */
export const plans = personRecord({
	name: "Worksheet",
	plural: "UserWorksheets",
	entity: "worksheet",
	path: "worksheets",
	permission: key,
	own: true,
	days: ["validFrom", "validTo"],
	fields: { templateId: referenceField("worksheet_template"), cycleStart: dateField() },
	extra: {
		userId: id,
		templateName: z.string(),
		kind: z.enum(worksheetKinds),
		attribution: z.enum(attributions),
		weeks: z.number(),
	},
	operations: ["list", "get", "create", "update", "remove"],
	endsPrevious: true,
	movesFigures: true,
	turned: worksheetEndBeforeBegin,
	refusals: { write: [templateNotUsable, worksheetOverlaps] },
});
export type Plan = PersonItem<typeof plans.declaration>;

/** A day that differs, and why. */
export const exceptionFields = { ...dayFields, reason: typedText({ min: 1, max: 200 }) };
export const exceptionInput = z.object(exceptionFields);
export type ExceptionInput = z.output<typeof exceptionInput>;

const exceptions = {
	createWorksheetException: endpoint("createWorksheetException", {
		route: "POST /api/users/{userId}/worksheet-exceptions",
		summary: "Let one day of a person differ from the plan",
		access: { key, level: "WRITE" },
		movesFigures: "PERSON",
		input: z.object({ userId: id, day: civilDay, ...exceptionFields }),
		answer: z.object({ id }),
		refusals: [worksheetDayWrong, exceptionTwice],
	}),
	updateWorksheetException: endpoint("updateWorksheetException", {
		route: "PUT /api/worksheet-exceptions/{exceptionId}",
		summary: "Correct a day that differs",
		access: { key, level: "WRITE" },
		movesFigures: "PERSON",
		input: z.object({ exceptionId: id, ...exceptionFields, version }),
		answer: changed,
		refusals: [worksheetDayWrong],
	}),
	deleteWorksheetException: endpoint("deleteWorksheetException", {
		route: "DELETE /api/worksheet-exceptions/{exceptionId}",
		summary: "Let a day follow the plan again",
		access: { key, level: "WRITE" },
		movesFigures: "PERSON",
		input: z.object({ exceptionId: id }),
		answer: nothing,
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
	/** Target of a week, on average of the cycle; null where nothing is planned. */
	weeklyMinutes: z.nullable(z.number()),
});
export type PlannedPerson = z.output<typeof plannedPerson>;

const lists = {
	listPlannedPeople: endpoint("listPlannedPeople", {
		route: "GET /api/worksheets",
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
	}),
} as const;

export const planOperations = { ...plans.contract, ...exceptions, ...lists } as const;
