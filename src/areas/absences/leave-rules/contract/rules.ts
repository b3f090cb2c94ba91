import * as z from "zod/mini";
import { leaveRule } from "#domain/leave/leave-rule.ts";
import { leaveRuleKinds } from "#domain/leave/leave-rule-kinds.ts";
import { leaveRuleTargets } from "#domain/leave/resolve-leave-rules.ts";
import { civilDay, id, typedText } from "#kit/contract/fields.ts";

export const ruleName = typedText({ min: 1, max: 100 });

/** What a rule says from a day on. */
export const versionFields = { validFrom: civilDay, settings: leaveRule };

export const assignmentRange = { validFrom: civilDay, validTo: z.nullable(civilDay) };

export const assignmentFields = {
	target: z.enum(leaveRuleTargets),
	/** Null for GLOBAL, and only there. */
	targetId: z.nullable(id),
	...assignmentRange,
};
export type AssignmentFields = z.output<z.ZodMiniObject<typeof assignmentFields>>;

const held = { validFrom: z.string(), validTo: z.nullable(z.string()) };

const ruleShape = {
	id,
	name: z.string(),
	kind: z.enum(leaveRuleKinds),
	/** Whose account it fills. */
	activityId: id,
	activityName: z.string(),
	isEnabled: z.boolean(),
	/** Counts every change of the rule, its versions and its assignments. */
	version: z.number(),
};

const ruleVersion = z.object({ id, ...held, settings: leaveRule });
export type RuleVersion = z.output<typeof ruleVersion>;

const ruleAssignment = z.object({
	id,
	target: z.enum(leaveRuleTargets),
	/** Null for everybody. */
	targetId: z.nullable(id),
	/** Of the target; null for everybody. */
	targetName: z.nullable(z.string()),
	...held,
});

export const listedRule = z.object({
	...ruleShape,
	/** Of the version that holds today, else of the next one, else of the last. */
	settings: leaveRule,
	/** First day of that version. */
	validFrom: z.string(),
	assignmentCount: z.number(),
});
export type ListedRule = z.output<typeof listedRule>;

export const ruleAnswer = z.object({
	...ruleShape,
	/** The newest first. */
	versions: z.array(ruleVersion),
	/** Those of people only as far as one may see them. */
	assignments: z.array(ruleAssignment),
});
export type RuleAnswer = z.output<typeof ruleAnswer>;

/** A rule that reaches a person, for as long as version, assignment and her place among the target's all hold. */
export const userRule = z.object({
	ruleId: id,
	name: z.string(),
	kind: z.enum(leaveRuleKinds),
	activityId: id,
	isEnabled: z.boolean(),
	versionId: id,
	settings: leaveRule,
	target: z.enum(leaveRuleTargets),
	targetName: z.nullable(z.string()),
	/** Steps up the tree of units; 0 for other targets. */
	distance: z.number(),
	...held,
	/** Whether it counts on the day asked for. */
	isHeld: z.boolean(),
});
export type UserRule = z.output<typeof userRule>;
