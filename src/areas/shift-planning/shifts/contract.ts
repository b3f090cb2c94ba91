import * as z from "zod/mini";
import {
	customColumn,
	customFilters,
	customInvalid,
} from "#areas/settings/custom-fields/contract/values.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, lastOf, queryFlag, queryList } from "#kit/contract/fields.ts";
import { listAnswer, listInput, listTotal } from "#kit/contract/list.ts";
import { accepting, ruleViolation } from "#kit/contract/rule-violation.ts";
import { planned, planPaging } from "./contract/asked-plan.ts";
import { longestPlan } from "./contract/longest-plan.ts";
import { mostPlanPeople, planPerson } from "./contract/plan-people.ts";
import {
	activityNotUsable,
	customerNotUsable,
	editOvertaken,
	personNotPlannable,
	planRange,
	releaseTooFar,
	shiftCopyFilled,
	shiftFaultRefusals,
	shiftReasonMissing,
	shiftRules,
	workspaceNotUsable,
} from "./contract/refusals.ts";
import { listedShift, type shiftAnswer, shiftDetail } from "./contract/shift-answer.ts";
import { shiftCells, shiftShape } from "./contract/shift-cells.ts";
import { changedValues } from "./contract/shift-values.ts";

const key = "shiftplan.manage";

/** A year of shifts as a list. */
export const longestShiftList = 366;
/** Who is shown at once. */
export const mostPlanned = 500;
/** What is done in one go. */
export const mostChanges = 1000;

const person = z.object({
	id,
	firstName: z.string(),
	lastName: z.string(),
	unitId: id,
	entryDate: z.nullable(civilDay),
	exitDate: z.nullable(civilDay),
	/** The reader may plan this person. */
	mayPlan: z.boolean(),
	/** Minutes she is to work in the range by worksheet or contract; null where the plan itself says so. */
	targetMinutes: z.nullable(z.int()),
	shifts: z.array(shiftCells),
});

const plan = z.object({
	/** The first day of the range. */
	from: civilDay,
	people: z.array(person),
	...listTotal,
	page: z.number(),
	pageSize: z.number(),
	/** Units of the people shown, in the order of their rows. */
	units: z.array(z.object({ id, name: z.string() })),
	/** Places that the reader may see, in use or with shifts in the range. */
	workspaces: z.array(
		z.object({
			id,
			name: z.string(),
			unitId: id,
			color: z.string(),
			activityIds: z.array(id),
			/** The reader may plan there. */
			mayPlan: z.boolean(),
			/** It is among those that were asked for. */
			isAsked: z.boolean(),
		}),
	),
	/** Kinds of shift: of use, or with shifts in the range. */
	activities: z.array(
		z.object({
			id,
			name: z.string(),
			code: z.nullable(z.string()),
			color: z.string(),
			classType: z.string(),
		}),
	),
	/** Shifts that nobody has, in order of time. */
	open: z.array(shiftCells),
	/** What shifts are alike in. */
	shapes: z.array(shiftShape),
	/** Of the shifts: the open ones, then person by person. */
	ids: z.array(id),
	/** What the reader did last and may take back, or do again; ids of edits. */
	undo: z.nullable(id),
	redo: z.nullable(id),
});
export type ShiftPlan = z.output<typeof plan>;

/** A change: of what has a version, else a new shift; without values it is deleted. */
export const shiftChange = z.object({
	/** Of a new shift made up by who asks, or by the server. */
	id: z.optional(id),
	version: z._default(z.nullable(z.int()), null),
	/** Of a new shift: one that it is like, but for its values. */
	copyOf: z.optional(id),
	values: z.nullable(changedValues),
});
export type ShiftChange = z.output<typeof shiftChange>;

const changes = z.array(shiftChange).check(z.minLength(1), z.maxLength(mostChanges));

const written = z.object({
	/** Of what was done: it can be taken back by it. */
	editId: id,
	shifts: z.array(z.object({ id, version: z.int() })),
});

const changeRefusals = [
	shiftRules,
	shiftReasonMissing,
	...Object.values(shiftFaultRefusals),
	workspaceNotUsable,
	activityNotUsable,
	personNotPlannable,
	customerNotUsable,
	customInvalid,
] as const;

export const shiftColumns = ["day", "user", "workspace", "activity", "unit", "customer"] as const;

export type ShiftAnswer = z.output<typeof shiftAnswer>;
export type ListedShift = z.output<typeof listedShift>;
export type ShiftDetail = z.output<typeof shiftDetail>;

/** Said of one of the shifts: its place among the changes. */
export const planViolation = z.extend(ruleViolation, {
	change: z.int(),
	userId: z.nullable(id),
});
export type PlanViolation = z.output<typeof planViolation>;

export const contract = {
	getShiftPlan: endpoint("getShiftPlan", {
		route: "GET /api/shift-plan",
		summary: "Planned shifts of the people one may see, and those that are open",
		description:
			"Each shift is two numbers: days since `from`, and the place of its shape among `shapes`. A shape is a list of values: beginMinute, " +
			"endMinute, pauseMinutes, workspace, activity, isPublished, version, groupId; workspaces and kinds are named by their places in " +
			"the lists beside. The ids of all shifts stand in `ids`: those of `open` first, then person by person.",
		access: { signedIn: true },
		input: z.object({
			...planned,
			workspaceIds: z.optional(queryList(id)),
			...planPaging(mostPlanned),
		}),
		answer: plan,
		refusals: [planRange],
	}),
	getPlanPeople: endpoint("getPlanPeople", {
		route: "GET /api/shift-plan/people",
		summary:
			"What lies beneath the plan: availability, wishes, working hours and figures of the people whose plan one may read",
		description:
			"In the order and pages of the plan. `said` is begin and end in minutes from the range's first midnight, available, wish; " +
			"`hours` is place of the day, begin and end.",
		access: { signedIn: true },
		input: z.object({ ...planned, ...planPaging(mostPlanPeople) }),
		answer: z.object({ people: z.array(planPerson) }),
		refusals: [planRange],
	}),
	getPlanConflicts: endpoint("getPlanConflicts", {
		route: "GET /api/shift-plan/conflicts",
		summary: "What the plan breaks as it stands, of the people whose plan one may read",
		access: { key, level: "READ" },
		input: z.object({
			from: civilDay,
			to: lastOf(civilDay, "from", { days: longestPlan }),
			unitIds: z.optional(queryList(id)),
			recursive: z._default(queryFlag, true),
		}),
		answer: z.object({
			conflicts: z.array(z.extend(ruleViolation, { shiftId: id, userId: id })),
			/** Of so many people alone: the first ones of the plan. */
			isShort: z.boolean(),
		}),
		refusals: [planRange],
	}),
	getSuggestedPeople: endpoint("getSuggestedPeople", {
		route: "GET /api/shift-plan/suggested-people",
		summary: "People whom the department of a workspace suggests for its shifts; null: all",
		access: { key, level: "WRITE" },
		input: z.object({ workspaceId: id }),
		answer: z.object({ userIds: z.nullable(z.array(id)) }),
	}),
	listShifts: endpoint("listShifts", {
		route: "GET /api/shifts",
		summary: "Planned shifts of a range, those of people one may see and open ones",
		description: "Without days those from today on, for a year.",
		access: { signedIn: true },
		input: z.object({
			...listInput(shiftColumns),
			sortBy: z.optional(z.union([z.enum(shiftColumns), customColumn])),
			from: z.optional(civilDay),
			to: z.optional(lastOf(civilDay, "from", { days: longestShiftList })),
			unitIds: z.optional(queryList(id)),
			recursive: z._default(queryFlag, true),
			workspaceIds: z.optional(queryList(id)),
			userIds: z.optional(queryList(id)),
			/** Those that nobody has. */
			isOpen: z.optional(queryFlag),
			/** By custom fields, e.g. `kennung:contains:12`. */
			custom: z.optional(customFilters),
		}),
		answer: listAnswer(listedShift),
		refusals: [planRange],
	}),
	getShift: endpoint("getShift", {
		route: "GET /api/shifts/{id}",
		summary: "A planned shift",
		access: { signedIn: true },
		input: z.object({ id }),
		answer: shiftDetail,
	}),
	checkShifts: endpoint("checkShifts", {
		route: "POST /api/shift-plan/check",
		summary: "What changes of the plan would break, without making them",
		access: { key, level: "READ" },
		asRead: true,
		input: z.object({ changes }),
		answer: z.object({ violations: z.array(planViolation) }),
		refusals: [...changeRefusals],
	}),
	changeShifts: endpoint("changeShifts", {
		route: "POST /api/shift-plan/changes",
		summary: "Create, change and delete shifts: all of them, or none",
		access: { key, level: "WRITE" },
		input: z.object({ ...accepting, changes }),
		answer: written,
		refusals: [...changeRefusals],
	}),
	undoShiftEdit: endpoint("undoShiftEdit", {
		route: "POST /api/shift-plan/edits/{id}/undo",
		summary: "Take back what one did to the plan, while nobody else changed it",
		access: { key, level: "WRITE" },
		input: z.object({ id, ...accepting }),
		answer: written,
		refusals: [shiftRules, shiftReasonMissing, editOvertaken, shiftCopyFilled],
	}),
	redoShiftEdit: endpoint("redoShiftEdit", {
		route: "POST /api/shift-plan/edits/{id}/redo",
		summary: "Do again what was taken back last",
		access: { key, level: "WRITE" },
		input: z.object({ id, ...accepting }),
		answer: written,
		refusals: [shiftRules, shiftReasonMissing, editOvertaken, shiftCopyFilled],
	}),
	deleteShift: endpoint("deleteShift", {
		route: "DELETE /api/shifts/{id}",
		summary: "Delete a shift",
		access: { key, level: "FULL" },
		input: z.object({ id }),
		answer: z.object({ editId: id }),
		refusals: [shiftRules],
	}),
	publishShifts: endpoint("publishShifts", {
		route: "POST /api/shift-plan/publish",
		summary: "Make the plan of departments known to the people up to a day",
		access: { key, level: "WRITE" },
		input: z.object({
			unitIds: z.array(id).check(z.minLength(1), z.maxLength(200)),
			/** The last day that is released. */
			to: civilDay,
		}),
		/** How many shifts were not known before, and of how many people. */
		answer: z.object({ shifts: z.int(), people: z.int() }),
		refusals: [releaseTooFar],
	}),
} as const;
