import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, nothing } from "#kit/contract/fields.ts";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import {
	colorField,
	ownField,
	referenceField,
	textField,
} from "#kit/contract/master-data/master-fields.ts";
import { refusal } from "#kit/contract/refusal.ts";

/** Only kinds of shift are done at a workspace. */
export const workspaceActivityUnfit = refusal("InvalidAction", "WORKSPACE_ACTIVITY_UNFIT");

const mostActivities = 100;

/** Named in any order, kept in one. */
const inOrder = z.transform((ids: string[]) => [...new Set(ids)].sort());
const activities = z.pipe(z.array(id).check(z.maxLength(mostActivities)), inOrder);

/** A place to be staffed: a ward, a counter, a vehicle. */
export const workspaces = masterData({
	name: "Workspace",
	plural: "Workspaces",
	entity: "workspace",
	path: "/api/workspaces",
	permission: "shiftplan.manage",
	topic: "WORKSPACES",
	isArchivable: true,
	fields: {
		name: textField({ max: 100 }),
		/** Who plans there is decided by it. */
		unitId: referenceField("unit"),
		color: colorField(),
		/** Kinds of shift that are done there; none: any. */
		activityIds: ownField(activities as unknown as z.ZodMiniType<string[], string[]>, {
			initial: [],
			answer: z.array(z.string()),
		}),
	},
	sortedBy: "name",
	/** Names of the department and of the kinds of shift, those kinds as they are. */
	extra: { unitName: z.string(), activityNames: z.string(), requirementCount: z.number() },
	/** Of a department alone. */
	filters: { unitId: id },
	refusals: [workspaceActivityUnfit],
});

/** TEMPLATE_ITEM: a line of a template, for all shifts that stand for it. */
export const requirementTargets = ["WORKSPACE", "ACTIVITY", "SHIFT", "TEMPLATE_ITEM"] as const;
export type RequirementTarget = (typeof requirementTargets)[number];

export const requirementTargetNotFound = refusal("EntityNotFound", "REQUIREMENT_TARGET_NOT_FOUND");
export const requirementTwice = refusal("InvalidAction", "REQUIREMENT_TWICE");
/** The level must be one of the qualification's, none where it has none. */
export const requirementLevelUnknown = refusal("InvalidAction", "REQUIREMENT_LEVEL_UNKNOWN");
export const requirementNotUsable = refusal("InvalidAction", "REQUIREMENT_NOT_USABLE");

const target = { target: z.enum(requirementTargets), targetId: id };

const requirement = z.object({
	id,
	version: z.int(),
	qualificationId: id,
	name: z.string(),
	/** Names of the levels, the lowest first; none where it has none. */
	levels: z.array(z.string()),
	/** Counted from 1, the lowest; null: any, or one without levels. */
	minLevel: z.nullable(z.int()),
});
export type Requirement = z.output<typeof requirement>;

const key = workspaces.permission;

export const contract = {
	...workspaces.contract,
	listRequirements: endpoint("listRequirements", {
		route: "GET /api/qualification-requirements/{target}/{targetId}",
		summary:
			"What people must be qualified for at a workspace, for a kind of shift, for one shift or a line of a template",
		access: { key, level: "LIST" },
		input: z.object(target),
		answer: z.object({
			/** Of the workspace, or of the kind of shift. */
			name: z.string(),
			requirements: z.array(requirement),
			/** What else can be asked for. */
			qualifications: z.array(z.object({ id, name: z.string(), levels: z.array(z.string()) })),
		}),
		refusals: [requirementTargetNotFound],
	}),
	assignRequirement: endpoint("assignRequirement", {
		route: "POST /api/qualification-requirements",
		summary:
			"Ask for a qualification at a workspace, for a kind of shift, for one shift or a line of a template",
		access: { key, level: "WRITE" },
		input: z.object({
			...target,
			qualificationId: id,
			minLevel: z.nullable(z.int().check(z.gte(1), z.lte(20))),
		}),
		answer: requirement,
		refusals: [
			requirementTargetNotFound,
			requirementTwice,
			requirementLevelUnknown,
			requirementNotUsable,
		],
	}),
	deleteRequirement: endpoint("deleteRequirement", {
		route: "DELETE /api/qualification-requirements/{id}",
		summary: "No longer ask for a qualification",
		access: { key, level: "WRITE" },
		input: z.object({ id }),
		answer: nothing,
	}),
} as const;
