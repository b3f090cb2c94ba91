import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, nothing } from "#kit/contract/fields.ts";
import { commonRefusals, refusal } from "#kit/contract/refusal.ts";
import {
	assignmentFields,
	assignmentRange,
	listedRule,
	ruleAnswer,
	ruleName,
	userRule,
	versionFields,
} from "./contract/rules.ts";

export const nameTaken = refusal("InvalidAction", "LEAVE_RULE_NAME_TAKEN");
/** The kind stays what it was: assignments rely on it. */
export const kindChanged = refusal("InvalidAction", "LEAVE_RULE_KIND_CHANGED");
export const versionTwice = refusal("InvalidAction", "LEAVE_RULE_VERSION_TWICE");
export const lastVersion = refusal("InvalidAction", "LEAVE_RULE_LAST_VERSION");
/** Switched on, a rule counts; it is switched off before it is deleted. */
export const ruleIsOn = refusal("InvalidAction", "LEAVE_RULE_IS_ON");
/** Two of one kind for one account and one target on one day; facts: `names` of both. */
export const rulesContradict = refusal("RuleViolation", "LEAVE_RULES_CONTRADICT");
export const assignedTwice = refusal("RuleViolation", "LEAVE_RULE_ASSIGNED_TWICE");
export const endBeforeBegin = refusal("RuleViolation", "LEAVE_RULE_END_BEFORE_BEGIN");
export const targetNotFound = refusal("EntityNotFound", "LEAVE_RULE_TARGET_NOT_FOUND");
export const activityNotFound = refusal("EntityNotFound", "LEAVE_RULE_ACTIVITY_NOT_FOUND");

/** Topic of live messages; their ids are those of rules. */
export const leaveRulesTopic = "LEAVERULES";

const key = "leaveaccounts.manage";
const { staleVersion } = commonRefusals;
const version = z.int();
/** The version of the rule, which every change of it counts on. */
const changed = z.object({ version: z.number() });
const made = z.object({ id, version: z.number() });

const rules = {
	listLeaveRules: endpoint("listLeaveRules", {
		route: "GET /api/leave-rules",
		summary: "Rules of leave, by name",
		access: { key, level: "LIST" },
		input: nothing,
		answer: z.object({ items: z.array(listedRule) }),
	}),
	getLeaveRule: endpoint("getLeaveRule", {
		route: "GET /api/leave-rules/{id}",
		summary: "A rule of leave with its versions, and whom it is for",
		access: { key, level: "READ" },
		input: z.object({ id }),
		answer: ruleAnswer,
	}),
	createLeaveRule: endpoint("createLeaveRule", {
		route: "POST /api/leave-rules",
		summary: "Create a rule of leave with its first version, switched off and for nobody",
		access: { key, level: "WRITE" },
		input: z.object({ name: ruleName, activityId: id, ...versionFields }),
		answer: made,
		refusals: [nameTaken, activityNotFound],
	}),
	updateLeaveRule: endpoint("updateLeaveRule", {
		route: "PUT /api/leave-rules/{id}",
		summary: "Rename a rule of leave",
		access: { key, level: "WRITE" },
		input: z.object({ id, version, name: ruleName }),
		answer: changed,
		refusals: [staleVersion, nameTaken],
	}),
	updateLeaveRuleState: endpoint("updateLeaveRuleState", {
		route: "PUT /api/leave-rules/{id}/state",
		summary: "Switch a rule of leave on or off",
		access: { key, level: "WRITE" },
		input: z.object({ id, version, isEnabled: z.boolean() }),
		answer: changed,
		refusals: [staleVersion],
	}),
	deleteLeaveRule: endpoint("deleteLeaveRule", {
		route: "DELETE /api/leave-rules/{id}",
		summary: "Delete a rule of leave that is switched off, with all its versions",
		access: { key, level: "FULL" },
		input: z.object({ id }),
		answer: nothing,
		refusals: [ruleIsOn],
	}),
};

const versions = {
	createLeaveRuleVersion: endpoint("createLeaveRuleVersion", {
		route: "POST /api/leave-rules/{id}/versions",
		summary: "Say what a rule of leave says from a day on; ends the version that holds on it",
		access: { key, level: "WRITE" },
		input: z.object({ id, version, ...versionFields }),
		answer: made,
		refusals: [staleVersion, kindChanged, versionTwice],
	}),
	updateLeaveRuleVersion: endpoint("updateLeaveRuleVersion", {
		route: "PUT /api/leave-rules/{id}/versions/{versionId}",
		summary: "Correct a version of a rule of leave, also for the days that it held already",
		access: { key, level: "WRITE" },
		input: z.object({ id, versionId: id, version, settings: versionFields.settings }),
		answer: changed,
		refusals: [staleVersion, kindChanged],
	}),
	deleteLeaveRuleVersion: endpoint("deleteLeaveRuleVersion", {
		route: "DELETE /api/leave-rules/{id}/versions/{versionId}",
		summary: "Take a version back; the one before holds for its days again",
		access: { key, level: "FULL" },
		input: z.object({ id, versionId: id }),
		answer: changed,
		refusals: [lastVersion],
	}),
};

const assignments = {
	createLeaveRuleAssignment: endpoint("createLeaveRuleAssignment", {
		route: "POST /api/leave-rules/{id}/assignments",
		summary:
			"Say for whom a rule of leave is, from a day on; people with the right for them, everything else for the whole company",
		access: { key, level: "WRITE" },
		input: z.object({ id, version, ...assignmentFields }),
		answer: made,
		refusals: [staleVersion, targetNotFound, endBeforeBegin, assignedTwice, rulesContradict],
	}),
	updateLeaveRuleAssignment: endpoint("updateLeaveRuleAssignment", {
		route: "PUT /api/leave-rules/{id}/assignments/{assignmentId}",
		summary: "Change the days for which a rule of leave is given to somebody",
		access: { key, level: "WRITE" },
		input: z.object({ id, assignmentId: id, version, ...assignmentRange }),
		answer: changed,
		refusals: [staleVersion, endBeforeBegin, assignedTwice, rulesContradict],
	}),
	deleteLeaveRuleAssignment: endpoint("deleteLeaveRuleAssignment", {
		route: "DELETE /api/leave-rules/{id}/assignments/{assignmentId}",
		summary: "Take a rule of leave away from somebody, as if it had never been given",
		access: { key, level: "FULL" },
		input: z.object({ id, assignmentId: id }),
		answer: changed,
	}),
	listUserLeaveRules: endpoint("listUserLeaveRules", {
		route: "GET /api/users/{userId}/leave-rules",
		summary: "Rules of leave that reach a person on a day or later, and which of them hold on it",
		access: { key, level: "READ" },
		input: z.object({ userId: id, day: civilDay }),
		answer: z.object({ items: z.array(userRule) }),
	}),
};

export const contract = { ...rules, ...versions, ...assignments };
