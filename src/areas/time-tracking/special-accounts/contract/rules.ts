import * as z from "zod/mini";
import { conditionSettings } from "#domain/surcharge/condition-catalogue.ts";
import { type AnswerOf, endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, nothing, typedText } from "#kit/contract/fields.ts";
import { commonRefusals, refusal } from "#kit/contract/refusal.ts";
import { endBeforeBegin } from "./refusals.ts";

/** An account counts by its rules: one at least stays. */
export const lastRule = refusal("InvalidAction", "SPECIAL_ACCOUNT_LAST_RULE");
/** A condition names an activity, a unit or a workspace that does not exist. */
export const targetNotFound = refusal("EntityNotFound", "SPECIAL_ACCOUNT_TARGET_NOT_FOUND");

const key = "specialaccounts.manage";
const version = z.int();
const { staleVersion } = commonRefusals;

const ruleFields = {
	name: typedText({ min: 1, max: 200 }),
	validFrom: civilDay,
	/** Last day; null = until further notice. */
	validTo: z.nullable(civilDay),
};

const named = z.object({ id, name: z.string() });

const condition = z.object({ id, version, settings: conditionSettings });
const rule = z.object({
	id,
	version,
	...ruleFields,
	/** All must hold; none: every minute counts. */
	conditions: z.array(condition),
});

export type Rule = z.output<typeof rule>;
export type Condition = z.output<typeof condition>;

const ofRules = {
	listSpecialAccountRules: endpoint("listSpecialAccountRules", {
		route: "GET /api/special-accounts/{accountId}/rules",
		summary: "Rules of a special account with their conditions, and names of what these name",
		access: { key, level: "READ" },
		input: z.object({ accountId: id }),
		answer: z.object({ items: z.array(rule), names: z.array(named) }),
	}),
	createSpecialAccountRule: endpoint("createSpecialAccountRule", {
		route: "POST /api/special-accounts/{accountId}/rules",
		summary: "Add a rule to a special account",
		access: { key, level: "WRITE" },
		movesFigures: "MANY",
		input: z.object({ accountId: id, ...ruleFields }),
		answer: z.object({ id }),
		refusals: [endBeforeBegin],
	}),
	updateSpecialAccountRule: endpoint("updateSpecialAccountRule", {
		route: "PUT /api/special-account-rules/{ruleId}",
		summary: "Change name and validity of a rule",
		access: { key, level: "WRITE" },
		movesFigures: "MANY",
		input: z.object({ ruleId: id, version, ...ruleFields }),
		answer: z.object({ version }),
		refusals: [endBeforeBegin, staleVersion],
	}),
	deleteSpecialAccountRule: endpoint("deleteSpecialAccountRule", {
		route: "DELETE /api/special-account-rules/{ruleId}",
		summary: "Delete a rule with its conditions; an account keeps its last one",
		access: { key, level: "FULL" },
		movesFigures: "MANY",
		input: z.object({ ruleId: id }),
		answer: nothing,
		refusals: [lastRule],
	}),
} as const;

const ofConditions = {
	listConditionTargets: endpoint("listConditionTargets", {
		route: "GET /api/special-account-condition-targets",
		summary: "Activities and units that conditions may name, by name",
		access: { key, level: "WRITE" },
		input: nothing,
		answer: z.object({ activities: z.array(named), units: z.array(named) }),
	}),
	createSpecialAccountCondition: endpoint("createSpecialAccountCondition", {
		route: "POST /api/special-account-rules/{ruleId}/conditions",
		summary: "Add a condition to a rule",
		access: { key, level: "WRITE" },
		movesFigures: "MANY",
		input: z.object({ ruleId: id, settings: conditionSettings }),
		answer: z.object({ id }),
		refusals: [targetNotFound],
	}),
	updateSpecialAccountCondition: endpoint("updateSpecialAccountCondition", {
		route: "PUT /api/special-account-conditions/{conditionId}",
		summary: "Change the settings of a condition",
		access: { key, level: "WRITE" },
		movesFigures: "MANY",
		input: z.object({ conditionId: id, version, settings: conditionSettings }),
		answer: z.object({ version }),
		refusals: [targetNotFound, staleVersion],
	}),
	deleteSpecialAccountCondition: endpoint("deleteSpecialAccountCondition", {
		route: "DELETE /api/special-account-conditions/{conditionId}",
		summary: "Delete a condition",
		access: { key, level: "FULL" },
		movesFigures: "MANY",
		input: z.object({ conditionId: id }),
		answer: nothing,
	}),
} as const;

export const rules = { ...ofRules, ...ofConditions } as const;

export type Rules = AnswerOf<typeof rules.listSpecialAccountRules>;
