import * as z from "zod/mini";
import { customColumn, customFilters } from "#areas/settings/custom-fields/contract/values.ts";
import { activityState } from "#areas/time-tracking/approvals/contract.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, instant, nothing, queryFlag, queryList } from "#kit/contract/fields.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";
import {
	absenceAnswer,
	absenceClasses,
	absenceStateInfo,
	dayPart,
	shownCustom,
} from "./absence-answer.ts";

/** Columns of the list of everybody's absences that it can be sorted by. */
export const absenceColumns = [
	"user",
	"activity",
	"from",
	"to",
	"days",
	"state",
	"substitute",
] as const;

/** A row of the list of everybody's absences. */
export const managedAbsence = z.object({ ...absenceAnswer.shape, ...shownCustom });
export type ManagedAbsence = z.output<typeof managedAbsence>;

/** Somebody asks the reader to stand in. */
const substituteRequest = z.object({
	absenceId: id,
	version: z.int(),
	absentUser: z.object({ userId: id, firstName: z.string(), lastName: z.string() }),
	from: civilDay,
	to: civilDay,
	fromPart: dayPart,
	toPart: dayPart,
	beginMinutes: z.nullable(z.int()),
	endMinutes: z.nullable(z.int()),
	/** Until when she should answer; null: no deadline. */
	dueAt: z.nullable(instant),
});

export const listContract = {
	listAbsencesOf: endpoint("listAbsencesOf", {
		route: "GET /api/managed-absences",
		summary:
			"Absences of the people whose absences one may read, by person, unit, days, kind and state; those of the current year unless said otherwise",
		access: { key: "absences.manage", level: "READ" },
		input: z.object({
			...listInput(absenceColumns),
			sortBy: z.optional(z.union([z.enum(absenceColumns), customColumn])),
			userIds: z.optional(queryList(id)),
			unitIds: z.optional(queryList(id)),
			/** With the units below those of `unitIds`. */
			recursive: z._default(queryFlag, true),
			activityIds: z.optional(queryList(id)),
			classTypes: z.optional(queryList(z.enum(absenceClasses), 3)),
			states: z.optional(queryList(activityState, 5)),
			/** With neither: the current year, unless what is open or to be decided is asked for. */
			from: z.optional(civilDay),
			to: z.optional(civilDay),
			/** Something about it is still to be decided: itself, a change, its cancellation. */
			isOpen: z.optional(queryFlag),
			/** Only what the reader has to decide for others. */
			toDecide: z.optional(queryFlag),
			/** By custom fields, e.g. `ort:contains:Wien`. */
			custom: z.optional(customFilters),
		}),
		answer: listAnswer(managedAbsence),
	}),
	getAbsenceStateInfos: endpoint("getAbsenceStateInfos", {
		route: "GET /api/absence-states",
		summary:
			"State of some absences, what is still open about each, and what the reader may do with it now",
		access: { signedIn: true },
		input: z.object({ ids: queryList(id) }),
		answer: z.object({
			/** Absences one may not see are left out. */
			infos: z.array(absenceStateInfo),
		}),
	}),
	listSubstituteRequests: endpoint("listSubstituteRequests", {
		route: "GET /api/substitute-requests",
		summary: "Requests to stand in that wait for one's own answer, the earliest absence first",
		access: { signedIn: true },
		input: nothing,
		answer: z.object({ requests: z.array(substituteRequest) }),
	}),
} as const;
