import * as z from "zod/mini";
import { lastAdministrator } from "#areas/session/sign-in/contract.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, nothing } from "#kit/contract/fields.ts";
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

const userId = z.object({ userId: id });
const version = z.int();
const changed = z.object({ version });
const day = z.nullable(civilDay);
const minutes = (most: number) => z.int().check(z.gte(0), z.lte(most));

/** Employment */
export const employmentFields = {
	entryDate: civilDay,
	exitDate: day,
	employmentTypeId: z.nullable(id),
};
export const employmentInput = z.object(employmentFields);
export type EmploymentInput = z.output<typeof employmentInput>;

const validity = {
	validFrom: civilDay,
	/** Last day; null = until further notice. */
	validTo: day,
};

export const contractFields = {
	/** Agreed working time a week, in minutes. */
	weeklyMinutes: minutes(10_080),
	daysPerWeek: z.number().check(z.gte(0.5), z.lte(7), z.multipleOf(0.5)),
	annualLeaveDays: z.nullable(z.number().check(z.gte(0), z.lte(366), z.multipleOf(0.5))),
	/** The working time act does not apply, e.g. to executives. */
	arbzgExempt: z.boolean(),
	/** Rules for minors hold up to and with this day. */
	minorUntil: day,
	maternityFrom: day,
	maternityTo: day,
	/** A month; null = no limit. */
	maxActualMinutes: z.nullable(minutes(44_640)),
	maxWageCents: z.nullable(minutes(100_000_000)),
};
export const contractTerms = z.object(contractFields);
export type ContractTerms = z.output<typeof contractTerms>;

export const wageFields = {
	kind: z.enum(wageKinds),
	/** An hour or a month, by the kind. */
	cents: minutes(100_000_000),
	costCentreId: z.nullable(id),
};
export const wageTerms = z.object(wageFields);
export type WageTerms = z.output<typeof wageTerms>;

/** Ends what is valid on the new first day on the day before, instead of refusing the overlap. */
const endsPrevious = z._default(z.boolean(), true);

const contractAnswer = z.object({
	id,
	employmentId: id,
	...validity,
	...contractFields,
	version,
});
const employmentAnswer = z.object({
	id,
	...employmentFields,
	employmentTypeName: z.nullable(z.string()),
	contracts: z.array(contractAnswer),
	version,
});
const wageAnswer = z.object({
	id,
	...validity,
	...wageFields,
	costCentreName: z.nullable(z.string()),
	version,
});

const read = { key: "contracts.manage", level: "READ" } as const;
const write = { key: "contracts.manage", level: "WRITE" } as const;
const full = { key: "contracts.manage", level: "FULL" } as const;

const employments = {
	listEmployments: endpoint({
		operationId: "listEmployments",
		method: "GET",
		path: "/api/users/{userId}/employments",
		summary: "Employments of a person with their contracts, the newest first",
		access: read,
		input: userId,
		answer: z.object({ items: z.array(employmentAnswer) }),
		refusals: [],
	}),
	createEmployment: endpoint({
		operationId: "createEmployment",
		method: "POST",
		path: "/api/users/{userId}/employments",
		summary: "Employ a person",
		access: write,
		input: z.object({ userId: id, ...employmentFields }),
		answer: z.object({ id }),
		refusals: [employmentOverlaps, endBeforeBegin, employmentTypeNotFound, lastAdministrator],
	}),
	updateEmployment: endpoint({
		operationId: "updateEmployment",
		method: "PUT",
		path: "/api/employments/{employmentId}",
		summary: "Change entry, exit and type of an employment",
		access: write,
		input: z.object({ employmentId: id, ...employmentFields, version }),
		answer: changed,
		refusals: [
			employmentOverlaps,
			endBeforeBegin,
			outsideEmployment,
			employmentTypeNotFound,
			lastAdministrator,
		],
	}),
	endEmployment: endpoint({
		operationId: "endEmployment",
		method: "PUT",
		path: "/api/employments/{employmentId}/end",
		summary: "Set the last day of an employment; its contracts end with it",
		access: write,
		input: z.object({ employmentId: id, exitDate: civilDay, version }),
		answer: changed,
		refusals: [endBeforeBegin, employmentOverlaps, outsideEmployment, lastAdministrator],
	}),
	deleteEmployment: endpoint({
		operationId: "deleteEmployment",
		method: "DELETE",
		path: "/api/employments/{employmentId}",
		summary: "Delete an employment without contracts",
		access: full,
		input: z.object({ employmentId: id }),
		answer: nothing,
		refusals: [employmentInUse, lastAdministrator],
	}),
} as const;

const contracts = {
	createContract: endpoint({
		operationId: "createContract",
		method: "POST",
		path: "/api/users/{userId}/contracts",
		summary: "Agree on a contract from a day on",
		access: write,
		input: z.object({
			userId: id,
			employmentId: id,
			...validity,
			...contractFields,
			endsPrevious,
		}),
		answer: z.object({ id }),
		refusals: [employmentNotFound, contractOverlaps, outsideEmployment, endBeforeBegin],
	}),
	updateContract: endpoint({
		operationId: "updateContract",
		method: "PUT",
		path: "/api/contracts/{contractId}",
		summary: "Correct a contract",
		access: write,
		input: z.object({
			contractId: id,
			...validity,
			...contractFields,
			version,
		}),
		answer: changed,
		refusals: [contractOverlaps, outsideEmployment, endBeforeBegin],
	}),
	endContract: endpoint({
		operationId: "endContract",
		method: "PUT",
		path: "/api/contracts/{contractId}/end",
		summary: "Set the last day of a contract",
		access: write,
		input: z.object({ contractId: id, validTo: civilDay, version }),
		answer: changed,
		refusals: [contractOverlaps, outsideEmployment, endBeforeBegin],
	}),
	deleteContract: endpoint({
		operationId: "deleteContract",
		method: "DELETE",
		path: "/api/contracts/{contractId}",
		summary: "Delete a contract",
		access: full,
		input: z.object({ contractId: id }),
		answer: nothing,
		refusals: [],
	}),
} as const;

const wages = {
	listWages: endpoint({
		operationId: "listWages",
		method: "GET",
		path: "/api/users/{userId}/wages",
		summary: "Wages of a person, the newest first",
		access: read,
		input: userId,
		answer: z.object({ items: z.array(wageAnswer) }),
		refusals: [],
	}),
	createWage: endpoint({
		operationId: "createWage",
		method: "POST",
		path: "/api/users/{userId}/wages",
		summary: "Agree on a wage from a day on",
		access: write,
		input: z.object({ userId: id, ...validity, ...wageFields, endsPrevious }),
		answer: z.object({ id }),
		refusals: [wageOverlaps, endBeforeBegin, wageCostCentreNotFound],
	}),
	updateWage: endpoint({
		operationId: "updateWage",
		method: "PUT",
		path: "/api/wages/{wageId}",
		summary: "Correct a wage",
		access: write,
		input: z.object({ wageId: id, ...validity, ...wageFields, version }),
		answer: changed,
		refusals: [wageOverlaps, endBeforeBegin, wageCostCentreNotFound],
	}),
	endWage: endpoint({
		operationId: "endWage",
		method: "PUT",
		path: "/api/wages/{wageId}/end",
		summary: "Set the last day of a wage",
		access: write,
		input: z.object({ wageId: id, validTo: civilDay, version }),
		answer: changed,
		refusals: [wageOverlaps, endBeforeBegin],
	}),
	deleteWage: endpoint({
		operationId: "deleteWage",
		method: "DELETE",
		path: "/api/wages/{wageId}",
		summary: "Delete a wage",
		access: full,
		input: z.object({ wageId: id }),
		answer: nothing,
		refusals: [],
	}),
} as const;

export const contract = { ...employments, ...contracts, ...wages } as const;
