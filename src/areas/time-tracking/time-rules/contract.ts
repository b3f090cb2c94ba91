import * as z from "zod/mini";
import { simulationAnswer } from "#domain/working-time/simulation/simulation-answer.ts";
import {
	mostSimulatedDays,
	simulationInput,
} from "#domain/working-time/simulation/simulation-input.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, lastOf, nothing } from "#kit/contract/fields.ts";
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

export const nameTaken = refusal("InvalidAction", "TIME_RULE_NAME_TAKEN");
/** Type, and of ROUNDING what is rounded, stay what they were: assignments rely on it. */
export const kindChanged = refusal("InvalidAction", "TIME_RULE_KIND_CHANGED");
export const versionTwice = refusal("InvalidAction", "TIME_RULE_VERSION_TWICE");
export const lastVersion = refusal("InvalidAction", "TIME_RULE_LAST_VERSION");
/** Switched on, a rule counts; it is switched off before it is deleted. */
export const ruleIsOn = refusal("InvalidAction", "TIME_RULE_IS_ON");
export const examplesMissing = refusal("RuleViolation", "TIME_RULE_EXAMPLES_MISSING");
/** Facts: `example`, `figure`, `expected` and `found` in minutes, `found` null where its entries do not fit together. */
export const exampleMissed = refusal("RuleViolation", "TIME_RULE_EXAMPLE_MISSED");
/** Two of one kind for one target on one day; facts: `names` of both. */
export const rulesContradict = refusal("RuleViolation", "TIME_RULES_CONTRADICT");
export const assignedTwice = refusal("RuleViolation", "TIME_RULE_ASSIGNED_TWICE");
export const endBeforeBegin = refusal("RuleViolation", "TIME_RULE_END_BEFORE_BEGIN");
export const targetNotFound = refusal("EntityNotFound", "TIME_RULE_TARGET_NOT_FOUND");

/** Topic of live messages; their ids are those of rules. */
export const timeRulesTopic = "TIMERULES";

const key = "timerules.manage";
const { staleVersion } = commonRefusals;
const version = z.int();
/** The version of the rule, which every change of it counts on. */
const changed = z.object({ version: z.number() });
const made = z.object({ id, version: z.number() });
const tests = [examplesMissing, exampleMissed];

const rules = {
	listTimeRules: endpoint("listTimeRules", {
		route: "GET /api/time-rules",
		summary: "Rules of time tracking, by name",
		access: { key, level: "LIST" },
		input: nothing,
		answer: z.object({ items: z.array(listedRule) }),
	}),
	getTimeRule: endpoint("getTimeRule", {
		route: "GET /api/time-rules/{id}",
		summary: "A rule with its versions, their examples, and whom it is for",
		access: { key, level: "READ" },
		input: z.object({ id }),
		answer: ruleAnswer,
	}),
	createTimeRule: endpoint("createTimeRule", {
		route: "POST /api/time-rules",
		summary: "Create a rule with its first version, switched off and for nobody",
		access: { key, level: "WRITE" },
		input: z.object({ name: ruleName, ...versionFields }),
		answer: made,
		refusals: [nameTaken],
	}),
	updateTimeRule: endpoint("updateTimeRule", {
		route: "PUT /api/time-rules/{id}",
		summary: "Rename a rule",
		access: { key, level: "WRITE" },
		input: z.object({ id, version, name: ruleName }),
		answer: changed,
		refusals: [staleVersion, nameTaken],
	}),
	updateTimeRuleState: endpoint("updateTimeRuleState", {
		route: "PUT /api/time-rules/{id}/state",
		summary:
			"Switch a rule on, for which every example of its present version and later ones must come out, or off",
		access: { key, level: "WRITE" },
		movesFigures: "MANY",
		input: z.object({ id, version, isEnabled: z.boolean() }),
		answer: changed,
		refusals: [staleVersion, ...tests],
	}),
	deleteTimeRule: endpoint("deleteTimeRule", {
		route: "DELETE /api/time-rules/{id}",
		summary: "Delete a rule that is switched off, with all its versions",
		access: { key, level: "FULL" },
		input: z.object({ id }),
		answer: nothing,
		refusals: [ruleIsOn],
	}),
};

const versions = {
	createTimeRuleVersion: endpoint("createTimeRuleVersion", {
		route: "POST /api/time-rules/{id}/versions",
		summary: "Say what a rule says from a day on; ends the version that holds on it",
		access: { key, level: "WRITE" },
		movesFigures: "MANY",
		input: z.object({ id, version, ...versionFields }),
		answer: made,
		refusals: [staleVersion, kindChanged, versionTwice, ...tests],
	}),
	updateTimeRuleVersion: endpoint("updateTimeRuleVersion", {
		route: "PUT /api/time-rules/{id}/versions/{versionId}",
		summary: "Correct a version, also for the days that it held already",
		access: { key, level: "WRITE" },
		movesFigures: "MANY",
		input: z.object({
			id,
			versionId: id,
			version,
			settings: versionFields.settings,
			examples: versionFields.examples,
		}),
		answer: changed,
		refusals: [staleVersion, kindChanged, ...tests],
	}),
	deleteTimeRuleVersion: endpoint("deleteTimeRuleVersion", {
		route: "DELETE /api/time-rules/{id}/versions/{versionId}",
		summary: "Take a version back; the one before holds for its days again",
		access: { key, level: "FULL" },
		movesFigures: "MANY",
		input: z.object({ id, versionId: id }),
		answer: changed,
		refusals: [lastVersion, ...tests],
	}),
};

const assignments = {
	createTimeRuleAssignment: endpoint("createTimeRuleAssignment", {
		route: "POST /api/time-rules/{id}/assignments",
		summary:
			"Say for whom a rule is, from a day on; people with the right for them, everything else for the whole company",
		access: { key, level: "WRITE" },
		movesFigures: "MANY",
		input: z.object({ id, version, ...assignmentFields }),
		answer: made,
		refusals: [staleVersion, targetNotFound, endBeforeBegin, assignedTwice, rulesContradict],
	}),
	updateTimeRuleAssignment: endpoint("updateTimeRuleAssignment", {
		route: "PUT /api/time-rules/{id}/assignments/{assignmentId}",
		summary: "Change the days for which a rule is given to somebody",
		access: { key, level: "WRITE" },
		movesFigures: "MANY",
		input: z.object({ id, assignmentId: id, version, ...assignmentRange }),
		answer: changed,
		refusals: [staleVersion, endBeforeBegin, assignedTwice, rulesContradict],
	}),
	deleteTimeRuleAssignment: endpoint("deleteTimeRuleAssignment", {
		route: "DELETE /api/time-rules/{id}/assignments/{assignmentId}",
		summary: "Take a rule away from somebody, as if it had never been given",
		access: { key, level: "FULL" },
		movesFigures: "MANY",
		input: z.object({ id, assignmentId: id }),
		answer: changed,
	}),
	listUserTimeRules: endpoint("listUserTimeRules", {
		route: "GET /api/users/{userId}/time-rules",
		summary: "Rules that reach a person on a day or later, and which of them hold on it",
		access: { key, level: "READ" },
		input: z.object({ userId: id, day: civilDay }),
		answer: z.object({ items: z.array(userRule) }),
	}),
};

export const contract = {
	simulateWorkingTime: endpoint("simulateWorkingTime", {
		route: "POST /api/working-time/simulation",
		summary:
			"Days and totals that time rules make of what is handed in; nothing stored is read or written",
		access: { key: "timetrackings.manage", level: "READ" },
		input: z.extend(simulationInput, {
			to: lastOf(simulationInput.shape.to, "from", { days: mostSimulatedDays }),
		}),
		answer: simulationAnswer,
		// a year of somebody's entries
		bodyLimit: 4 * 1024 * 1024,
		asRead: true,
	}),
	...rules,
	...versions,
	...assignments,
};
