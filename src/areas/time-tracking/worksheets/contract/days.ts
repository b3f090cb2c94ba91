import * as z from "zod/mini";
import { worksheetKinds } from "#domain/working-time/layout/worksheet.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, lastOf, queryFlag } from "#kit/contract/fields.ts";
import { daysTooMany } from "./refusals.ts";
import { dayFields } from "./worksheet-day.ts";

/** Longest range of days that is answered at once. */
export const mostDays = 62;

const plannedDay = z.object({
	day: civilDay,
	/** As the plan or an exception says it; holidays and absences are not taken off. */
	...dayFields,
	worksheetId: z.nullable(id),
	templateName: z.nullable(z.string()),
	kind: z.nullable(z.enum(worksheetKinds)),
	exception: z.nullable(z.object({ id, reason: z.string(), version: z.int() })),
	/** At the person's site, the longest first; factor: the share of the day that is free. */
	holidays: z.array(z.object({ name: z.string(), factor: z.number() })),
	isEmployed: z.boolean(),
});
export type PlannedDay = z.output<typeof plannedDay>;

const plannedDays = z.object({
	userId: id,
	firstName: z.string(),
	lastName: z.string(),
	days: z.array(plannedDay),
});
export type PlannedDays = z.output<typeof plannedDays>;

const range = { from: civilDay, to: lastOf(civilDay, "from", { days: mostDays }) };

export const dayOperations = {
	listUserWorksheetDays: endpoint("listUserWorksheetDays", {
		route: "GET /api/users/{userId}/worksheet-days",
		summary: "What the plan says of a person's days, at most 62; one's own always",
		access: { signedIn: true },
		input: z.object({ userId: id, ...range }),
		answer: plannedDays,
		refusals: [daysTooMany],
	}),
	listUnitWorksheetDays: endpoint("listUnitWorksheetDays", {
		route: "GET /api/units/{unitId}/worksheet-days",
		summary: "The same for the people of a unit whom one may see, at most 200",
		access: { key: "worksheets.manage", level: "READ" },
		input: z.object({
			unitId: id,
			...range,
			/** With the units below. */
			recursive: z._default(queryFlag, true),
		}),
		answer: z.object({ items: z.array(plannedDays) }),
		refusals: [daysTooMany],
	}),
} as const;
