import * as z from "zod/mini";
import { lastAdministrator } from "#areas/session/sign-in/contract.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id } from "#kit/contract/fields.ts";
import {
	choiceField,
	dateField,
	decimalField,
	durationField,
	flagField,
	moneyField,
	referenceField,
} from "#kit/contract/master-data/master-fields.ts";
import { personRecord } from "#kit/contract/person-record/person-record.ts";
import { refusal } from "#kit/contract/refusal.ts";

export const employmentOverlaps = refusal("RuleViolation", "EMPLOYMENT_OVERLAPS");
export const contractOverlaps = refusal("RuleViolation", "CONTRACT_OVERLAPS");
export const wageOverlaps = refusal("RuleViolation", "WAGE_OVERLAPS");
/** A contract lies within its employment. */
export const outsideEmployment = refusal("RuleViolation", "OUTSIDE_EMPLOYMENT");
export const endBeforeBegin = refusal("RuleViolation", "END_BEFORE_BEGIN");
export const employmentInUse = refusal("InvalidAction", "EMPLOYMENT_IN_USE");
export const employmentNotFound = refusal("EntityNotFound", "EMPLOYMENT_NOT_FOUND");
export const employmentTypeNotFound = refusal("EntityNotFound", "EMPLOYMENT_TYPE_NOT_FOUND");
export const wageCostCentreNotFound = refusal("EntityNotFound", "WAGE_COST_CENTRE_NOT_FOUND");

export const wageKinds = ["HOURLY", "MONTHLY"] as const;

const permission = "contracts.manage";
const validity = ["validFrom", "validTo"] as const;
const optional = true;

/** Its contracts end with it. */
export const employments = personRecord({
	name: "Employment",
	plural: "Employments",
	entity: "employment",
	path: "employments",
	permission,
	days: ["entryDate", "exitDate"],
	fields: { employmentTypeId: referenceField("employment_type", { optional }) },
	extra: { employmentTypeName: z.nullable(z.string()) },
	operations: ["create", "update", "end", "remove"],
	movesFigures: true,
	turned: endBeforeBegin,
	refusals: {
		write: [employmentOverlaps, outsideEmployment, employmentTypeNotFound, lastAdministrator],
		remove: [employmentInUse, lastAdministrator],
	},
});

export const contracts = personRecord({
	name: "Contract",
	plural: "Contracts",
	entity: "contract",
	path: "contracts",
	permission,
	days: validity,
	fixed: { employmentId: referenceField("employment") },
	fields: {
		/** Agreed working time a week. */
		weeklyMinutes: durationField({ max: 10_080 }),
		daysPerWeek: decimalField({ min: 0.5, max: 7, step: 0.5 }),
		annualLeaveDays: decimalField({ min: 0, max: 366, step: 0.5, optional }),
		/** The working time act does not apply, e.g. to executives. */
		arbzgExempt: flagField(),
		/** Rules for minors hold up to and with this day. */
		minorUntil: dateField({ optional }),
		maternityFrom: dateField({ optional }),
		maternityTo: dateField({ optional }),
		/** A month; none = no limit. */
		maxActualMinutes: durationField({ max: 44_640, optional }),
		maxWageCents: moneyField({ max: 100_000_000, optional }),
	},
	operations: ["create", "update", "end", "remove"],
	endsPrevious: true,
	movesFigures: true,
	turned: endBeforeBegin,
	refusals: { write: [contractOverlaps, outsideEmployment], create: [employmentNotFound] },
});

export const wages = personRecord({
	name: "Wage",
	plural: "Wages",
	entity: "wage",
	path: "wages",
	permission,
	days: validity,
	fields: {
		kind: choiceField(wageKinds),
		/** An hour or a month, by the kind. */
		cents: moneyField({ max: 100_000_000 }),
		costCentreId: referenceField("cost_centre", { optional }),
	},
	extra: { costCentreName: z.nullable(z.string()) },
	operations: ["list", "create", "update", "end", "remove"],
	endsPrevious: true,
	turned: endBeforeBegin,
	refusals: { write: [wageOverlaps, wageCostCentreNotFound] },
});

const listEmployments = endpoint("listEmployments", {
	route: "GET /api/users/{userId}/employments",
	summary: "Employments of a person with their contracts, the newest first",
	access: { key: permission, level: "READ" },
	input: z.object({ userId: id }),
	answer: z.object({
		items: z.array(
			z.intersection(employments.item, z.object({ contracts: z.array(contracts.item) })),
		),
	}),
});

export const contract = {
	listEmployments,
	...employments.contract,
	...contracts.contract,
	...wages.contract,
} as const;

export type Employment = AnswerOf<typeof listEmployments>["items"][number];
export type Contract = Employment["contracts"][number];
