import * as z from "zod/mini";
import {
	customChange,
	customColumn,
	customFilters,
	customInvalid,
	customNames,
	customValues,
} from "#areas/settings/custom-fields/contract/values.ts";
import {
	averagePeriods,
	rosterSeverities,
	type WeighedRule,
	weighedRules,
} from "#domain/violations/shifts/roster-rules.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, nothing, queryFlag, typedText } from "#kit/contract/fields.ts";
import { sortDirections } from "#kit/contract/list.ts";
import { refusal } from "#kit/contract/refusal.ts";

export const unitNotFound = refusal("EntityNotFound", "UNIT_NOT_FOUND");
export const unitNameTaken = refusal("InvalidAction", "UNIT_NAME_TAKEN");
export const unitHasPeople = refusal("InvalidAction", "UNIT_HAS_PEOPLE");
export const unitHasChildren = refusal("InvalidAction", "UNIT_HAS_CHILDREN");
/** Linked otherwise: archive it instead. */
export const unitInUse = refusal("InvalidAction", "UNIT_IN_USE");
export const unitIsSite = refusal("InvalidAction", "UNIT_IS_SITE");
export const rootUnitFixed = refusal("InvalidAction", "ROOT_UNIT_FIXED");
export const unitCycle = refusal("InvalidAction", "UNIT_CYCLE");
export const unitTooDeep = refusal("InvalidAction", "UNIT_TOO_DEEP");
export const parentDisabled = refusal("InvalidAction", "PARENT_DISABLED");
/** Who moves a unit to below where one's own rights reach would raise them. */
export const unitRaisesOwnRights = refusal("ForbiddenAction", "UNIT_RAISES_OWN_RIGHTS");
/** People or units that are not archived lie in it. */
export const unitIsActive = refusal("InvalidAction", "UNIT_IS_ACTIVE");

/** A rule of the law would weigh less than the law wants; `details` name them. */
export const shiftRuleTooMild = refusal("RuleViolation", "SHIFT_RULE_TOO_MILD");

export const unitKinds = ["GLOBAL", "SITE", "UNIT"] as const;
export const publishings = ["ALWAYS", "LIMITED"] as const;
export const suggestions = ["ALL", "RELATED_ONLY"] as const;

const unitId = z.object({ unitId: id });
const name = typedText({ min: 1, max: 200 });
const version = z.int();
const key = "units.manage";
const reading = { access: { key, level: "READ" }, refusals: [] } as const;
const changing = {
	access: { key, level: "WRITE" },
	answer: z.object({ version }),
} as const;

const unitItem = z.object({
	id,
	/** Null for the company; may name a unit that one may not see. */
	parentId: z.nullable(id),
	name: z.string(),
	kind: z.enum(unitKinds),
	/** 0 for the company, at most 15. */
	depth: z.number(),
	/** The site in whose subtree it lies, the nearest one. */
	siteId: z.nullable(id),
	isEnabled: z.boolean(),
	/** Enabled people whose primary unit it is; null without READ. */
	people: z.nullable(z.number()),
	/** Values of custom fields by their key; absent without READ, or where the company has no custom fields. */
	custom: z.optional(customValues),
	customNames: z.optional(customNames),
	version,
});
export type UnitItem = z.output<typeof unitItem>;

const shiftplanSettings = {
	publishing: z.enum(publishings),
	/** With LIMITED: the last day that is released. */
	publishedTo: z.nullable(civilDay),
	suggestion: z.enum(suggestions),
};

const ruleWords = typedText({ max: 300 });
const ruleCode = z.enum(weighedRules as [WeighedRule, ...WeighedRule[]]);
const severity = z.enum(rosterSeverities);

/** What the department says of the rules of its plan itself. */
const shiftRules = z.object({
	/** Days of work in a row. */
	mostDaysInRow: z.nullable(z.int().check(z.gte(1), z.lte(31))),
	/** Over which time eight hours a working day are kept on average. */
	averageOver: z._default(z.nullable(z.enum(averagePeriods)), null),
	rules: z
		.array(
			z.object({
				rule: ruleCode,
				severity: z.nullable(severity),
				/** What people are told beside it; empty: nothing. */
				words: ruleWords,
			}),
		)
		.check(z.maxLength(weighedRules.length)),
});
export type ShiftRules = z.output<typeof shiftRules>;

/** What holds where the department says nothing: of departments above, else of the product. */
const inheritedShiftRules = z.object({
	mostDaysInRow: z.int(),
	averageOver: z.enum(averagePeriods),
	rules: z.array(z.object({ rule: ruleCode, severity, words: z.string() })),
});

export const contract = {
	listUnits: endpoint("listUnits", {
		route: "GET /api/units",
		summary:
			"The tree of the units that one may see, parents before children, siblings by name; limited to the current site",
		access: { key, level: "LIST" },
		input: z.object({
			includeDisabled: z._default(queryFlag, false),
			/** By custom fields, e.g. `phone:contains:42`: then only the units that fit. */
			custom: z.optional(customFilters),
			/** Siblings by a custom field instead of by name. */
			sortBy: z.optional(customColumn),
			sortDirection: z.optional(z.enum(sortDirections)),
		}),
		answer: z.object({ items: z.array(unitItem), total: z.number() }),
	}),
	getUnit: endpoint("getUnit", {
		route: "GET /api/units/{unitId}",
		...reading,
		summary: "One unit with its place and the numbers of people and units",
		input: unitId,
		answer: z.extend(unitItem, {
			people: z.number(),
			/** Its ancestors that one may see, the company first. */
			path: z.array(z.object({ id, name: z.string() })),
			siteName: z.nullable(z.string()),
			/** Set when the unit is itself a site. */
			ownSiteId: z.nullable(id),
			/** With all units below it. */
			peopleBelow: z.number(),
			disabledPeople: z.number(),
			/** People who belong to it beside their primary unit. */
			secondaryPeople: z.number(),
			children: z.number(),
			unitsBelow: z.number(),
		}),
	}),
	createUnit: endpoint("createUnit", {
		route: "POST /api/units",
		summary: "Create a unit below another",
		access: { key, level: "WRITE" },
		input: z.object({ parentId: id, name }),
		answer: z.object({ id }),
		refusals: [unitNotFound, unitNameTaken, unitTooDeep, parentDisabled],
	}),
	updateUnit: endpoint("updateUnit", {
		route: "PUT /api/units/{unitId}",
		...changing,
		summary: "Rename a unit, and change its custom fields where given",
		input: z.object({ unitId: id, name, custom: z.optional(customChange), version }),
		refusals: [unitNameTaken, customInvalid],
	}),
	moveUnit: endpoint("moveUnit", {
		route: "PUT /api/units/{unitId}/parent",
		...changing,
		movesFigures: "MANY",
		summary: "Move a unit with all below it; one's own rights are needed at both places",
		input: z.object({ unitId: id, parentId: id, version }),
		refusals: [
			unitNotFound,
			unitNameTaken,
			unitCycle,
			unitTooDeep,
			rootUnitFixed,
			parentDisabled,
			unitRaisesOwnRights,
		],
	}),
	updateUnitState: endpoint("updateUnitState", {
		route: "PUT /api/units/{unitId}/state",
		...changing,
		summary: "Archive a unit without active people and units, or bring it back",
		input: z.object({ unitId: id, isEnabled: z.boolean(), version }),
		refusals: [unitIsActive, unitIsSite, rootUnitFixed, parentDisabled],
	}),
	deleteUnit: endpoint("deleteUnit", {
		route: "DELETE /api/units/{unitId}",
		summary: "Delete a unit that has neither people nor units and was never used",
		access: { key, level: "FULL" },
		input: unitId,
		answer: nothing,
		refusals: [unitHasPeople, unitHasChildren, unitInUse, unitIsSite, rootUnitFixed],
	}),
	getUnitShiftplanSettings: endpoint("getUnitShiftplanSettings", {
		route: "GET /api/units/{unitId}/shiftplan-settings",
		...reading,
		summary:
			"How the unit's shift plan is published, and what its rules weigh; version 0 when never set",
		input: unitId,
		answer: z.object({
			...shiftplanSettings,
			own: shiftRules,
			inherited: inheritedShiftRules,
			version,
		}),
	}),
	putUnitShiftplanSettings: endpoint("putUnitShiftplanSettings", {
		route: "PUT /api/units/{unitId}/shiftplan-settings",
		...changing,
		summary: "Set how the unit's shift plan is published, and what its rules weigh",
		input: z.object({
			unitId: id,
			...shiftplanSettings,
			/** What is not given stays. */
			own: z.optional(shiftRules),
			version,
		}),
		refusals: [shiftRuleTooMild],
	}),
} as const;
