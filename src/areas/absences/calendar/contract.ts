import * as z from "zod/mini";
import { absenceClasses } from "#areas/absences/requests/contract/absence-answer.ts";
import { activityState } from "#areas/time-tracking/approvals/contract.ts";
import { asWritten } from "#kit/contract/as-written.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import {
	civilDay,
	id,
	lastOf,
	queryFlag,
	queryList,
	queryNumber,
	typedText,
} from "#kit/contract/fields.ts";
import { listTotal } from "#kit/contract/list.ts";
import { refusal } from "#kit/contract/refusal.ts";
import { absenceCells, numberedKind } from "./contract/absence-cells.ts";

/** The whole of a year with the weeks that it begins and ends in. */
export const longestCalendar = 400;
export const calendarRange = refusal("RuleViolation", "CALENDAR_RANGE");

/** Who is shown at once. */
export const mostPeople = 500;

const calendarPerson = z.object({
	id,
	firstName: z.string(),
	lastName: z.string(),
	unitId: id,
	/** Nothing is asked for outside of it. */
	entryDate: z.nullable(civilDay),
	exitDate: z.nullable(civilDay),
	/** The reader may ask for absences of this person. */
	mayRequest: z.boolean(),
	absences: asWritten(z.array(absenceCells)),
});

const calendarAnswer = z.object({
	people: z.array(calendarPerson),
	...listTotal,
	page: z.number(),
	pageSize: z.number(),
	/** Units of the people shown, in the order of their rows. */
	units: z.array(z.object({ id, name: z.string() })),
	/** Kinds that occur. */
	activities: z.array(numberedKind),
	/** Free days at the sites of the people shown: `everywhere` where all of them have it. */
	holidays: z.array(
		z.object({ date: civilDay, name: z.string(), factor: z.number(), everywhere: z.boolean() }),
	),
	schoolHolidays: z.array(z.object({ id, name: z.string(), from: civilDay, to: civilDay })),
	/** Days on which a unit of the people shown takes no leave. */
	barriers: z.array(
		z.object({
			id,
			unitId: id,
			name: z.string(),
			reason: z.string(),
			from: civilDay,
			to: civilDay,
		}),
	),
	/** Of the people shown, day by day from the first: how many are not away with approval. */
	present: z.array(z.int()),
	/** How many the departments shown need, day by day; empty where one of them needs nobody in particular or is not shown as a whole. */
	needed: z.array(z.int()),
	/** Where a department that is shown as a whole has fewer people than it needs. */
	short: z.array(z.object({ unitId: id, day: civilDay, present: z.int(), needed: z.int() })),
});
export type AbsenceCalendar = z.output<typeof calendarAnswer>;

export const contract = {
	getAbsenceCalendar: endpoint("getAbsenceCalendar", {
		route: "GET /api/absence-calendar",
		summary:
			"Absences of the people one may see, by unit and person, with free days and who is left",
		description:
			"Each absence is a list of its values: id, nth of its kind among `activities` (null where it is withheld), from, to, state, version; " +
			"where it is no whole days also fromPart, toPart, beginMinutes, endMinutes. Absences whose kind is withheld are there whichever " +
			"kinds are asked for.",
		access: { signedIn: true },
		input: z.object({
			from: civilDay,
			to: lastOf(civilDay, "from", { days: longestCalendar }),
			unitIds: z.optional(queryList(id)),
			/** With the units below those of `unitIds`. */
			recursive: z._default(queryFlag, true),
			classTypes: z.optional(queryList(z.enum(absenceClasses), 3)),
			states: z.optional(queryList(activityState, 5)),
			search: z.optional(typedText({ max: 200 })),
			page: z._default(queryNumber(1, 1_000_000), 1),
			pageSize: z._default(queryNumber(1, mostPeople), mostPeople),
		}),
		answer: calendarAnswer,
		refusals: [calendarRange],
	}),
} as const;
