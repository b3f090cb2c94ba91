import * as z from "zod/mini";
import { longestPlan } from "#areas/shift-planning/shifts/contract/longest-plan.ts";
import { planRange, shiftCopyFilled } from "#areas/shift-planning/shifts/contract/refusals.ts";
import { mostChanges, contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { holidayModes } from "#domain/shifts/templates/template-facts.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, lastOf, nothing, queryFlag, queryList } from "#kit/contract/fields.ts";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import {
	choiceField,
	flagField,
	recordField,
	referenceField,
	textField,
} from "#kit/contract/master-data/master-fields.ts";
import { refusal } from "#kit/contract/refusal.ts";
import { accepting } from "#kit/contract/rule-violation.ts";
import { demand, exceptionValues } from "./contract/demand.ts";
import { templateItems } from "./contract/template-items.ts";

/** The kind is none of the workspace's, archived, or no kind of shift. */
export const templateActivityUnfit = refusal("InvalidAction", "TEMPLATE_ACTIVITY_UNFIT");
export const templateTimesUnfit = refusal("InvalidAction", "TEMPLATE_TIMES_UNFIT");
export const templateUnitUnknown = refusal("InvalidAction", "TEMPLATE_UNIT_UNKNOWN");
/** Two items of one id, or one of another template. */
export const templateItemTaken = refusal("InvalidAction", "TEMPLATE_ITEM_TAKEN");
/** The workspace has no such item. */
export const templateItemUnknown = refusal("InvalidAction", "TEMPLATE_ITEM_UNKNOWN");
/** Nobody is needed for the copy on that day. */
export const copyNotNeeded = refusal("InvalidAction", "COPY_NOT_NEEDED");
/** More than can be done in one go. */
export const tooManyCopies = refusal("RuleViolation", "TOO_MANY_COPIES");
/** Workspaces whose demand is filled at once. */
export const mostPlaces = 500;

/** What a workspace asks for, week after week. */
export const shiftTemplates = masterData({
	name: "ShiftTemplate",
	plural: "ShiftTemplates",
	entity: "shift_template",
	path: "/api/shift-templates",
	permission: "shiftplan.manage",
	topic: "WORKSPACES",
	isArchivable: true,
	fields: {
		name: textField({ max: 100 }),
		workspaceId: referenceField("workspace", { fixed: true }),
		holidayMode: choiceField(holidayModes),
		/** Half holidays are holidays too. */
		countsHalfHolidays: flagField(),
		items: recordField(templateItems, []),
	},
	sortedBy: "name",
	extra: {
		workspaceName: z.string(),
		unitId: id,
		/** People that are needed in a week, one for each copy. */
		copyCount: z.number(),
	},
	/** Of a workspace alone. */
	filters: { workspaceId: id },
	refusals: [templateActivityUnfit, templateTimesUnfit, templateUnitUnknown, templateItemTaken],
});

const { permission: key } = shiftTemplates;
const range = { from: civilDay, to: lastOf(civilDay, "from", { days: longestPlan }) };
const copy = z.object({
	/** Of the shift, made up by who asks, or by the server. */
	id: z.optional(id),
	itemId: id,
	day: civilDay,
	/** Counted from 1. */
	copy: z.int().check(z.gte(1), z.lte(99)),
	/** Null: an open shift. */
	userId: z._default(z.nullable(id), null),
});
export type AskedCopy = z.output<typeof copy>;

const { changeShifts } = shifts;
const fillRefusals = [...changeShifts.refusals, shiftCopyFilled, planRange] as const;

export const contract = {
	...shiftTemplates.contract,
	getDemand: endpoint("getDemand", {
		route: "GET /api/shift-demand",
		summary: "Who is needed on the days of a range, by what the templates of workspaces say",
		description:
			"Each copy is a list of its values: place of its item among `items`, day, number, state, shift, whether it is needed. Each line of " +
			"`coverage` is workspace, day, kind, needed, planned, open.",
		access: { key, level: "READ" },
		input: z.object({
			...range,
			unitIds: z.optional(queryList(id)),
			/** With the units below those of `unitIds`. */
			recursive: z._default(queryFlag, true),
			workspaceIds: z.optional(queryList(id)),
		}),
		answer: demand,
		refusals: [planRange],
	}),
	fillCopies: endpoint("fillCopies", {
		route: "POST /api/shift-demand/copies",
		summary: "Create the shifts that stand for copies: all of them, or none",
		access: { key, level: "WRITE" },
		input: z.object({
			...accepting,
			copies: z.array(copy).check(z.minLength(1), z.maxLength(mostChanges)),
		}),
		answer: changeShifts.answer,
		refusals: [...fillRefusals, templateItemUnknown, copyNotNeeded],
	}),
	fillDemand: endpoint("fillDemand", {
		route: "POST /api/shift-demand/open",
		summary: "Create an open shift for each copy of a range that none stands for",
		access: { key, level: "WRITE" },
		input: z.object({
			...range,
			workspaceIds: z.array(id).check(z.minLength(1), z.maxLength(mostPlaces)),
		}),
		answer: z.object({
			/** Null where there was nothing to do. */
			editId: z.nullable(id),
			shifts: z.int(),
		}),
		refusals: [...fillRefusals, tooManyCopies],
	}),
	createTemplateException: endpoint("createTemplateException", {
		route: "POST /api/workspaces/{workspaceId}/template-exceptions",
		summary: "Say what differs of a template's item on one day, or that it is left out",
		description: "What was said of the item and day before is replaced.",
		access: { key, level: "WRITE" },
		input: z.object({ workspaceId: id, itemId: id, day: civilDay, ...exceptionValues }),
		answer: z.object({ id }),
		refusals: [templateItemUnknown, templateActivityUnfit, templateTimesUnfit],
	}),
	deleteTemplateException: endpoint("deleteTemplateException", {
		route: "DELETE /api/template-exceptions/{id}",
		summary: "Let a template's item be as always on that day",
		access: { key, level: "WRITE" },
		input: z.object({ id }),
		answer: nothing,
	}),
} as const;
