import * as z from "zod/mini";
import { accountPriorities, valueClasses } from "#domain/surcharge/special-account.ts";
import { timeCategories } from "#domain/surcharge/worked-piece.ts";
import { type AnswerOf, endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id } from "#kit/contract/fields.ts";
import { referenceField } from "#kit/contract/master-data/master-fields.ts";
import { personRecord } from "#kit/contract/person-record/person-record.ts";
import { refusal } from "#kit/contract/refusal.ts";
import { endBeforeBegin } from "./refusals.ts";

/** The person has the account on some of these days already. */
export const assignedTwice = refusal("RuleViolation", "SPECIAL_ACCOUNT_ASSIGNED_TWICE");

/** Why an account was not assigned to a person. */
export const assignmentFaults = [
	"USER_NOT_FOUND",
	/** The person is seen, but the right is not held for them. */
	"FORBIDDEN",
	"ACCOUNT_NOT_USABLE",
	"WITHOUT_RULES",
	"ALREADY_ASSIGNED",
] as const;
export type AssignmentFault = (typeof assignmentFaults)[number];

/** What is assigned at once at most. */
export const assignmentLimits = { users: 500, accounts: 20 } as const;

const key = "specialaccounts.manage";
const validity = {
	validFrom: civilDay,
	/** Last day; null = until further notice. */
	validTo: z.nullable(civilDay),
};

const heldAccount = z.object({
	accountId: id,
	code: z.string(),
	name: z.string(),
	category: z.enum(timeCategories),
	valueClass: z.enum(valueClasses),
	priority: z.enum(accountPriorities),
	factorPercent: z.number(),
	/** Everybody has it; then nothing is assigned. */
	isForAll: z.boolean(),
	/** What modifications of all time come to, in minutes. */
	modifiedMinutes: z.number(),
	/** The newest first. */
	assignments: z.array(z.object({ id, version: z.int(), ...validity })),
});

/** Which account a person has from when to when; several are assigned at once, and changed one by one. */
export const accountAssignments = personRecord({
	name: "SpecialAccountAssignment",
	plural: "SpecialAccountAssignments",
	entity: "special_account_user",
	path: "special-account-assignments",
	idName: "assignmentId",
	permission: key,
	days: ["validFrom", "validTo"],
	fixed: { accountId: referenceField("special_account") },
	fields: {},
	operations: ["update", "remove"],
	movesFigures: true,
	turned: endBeforeBegin,
	refusals: { write: [assignedTwice] },
});

export const assignments = {
	...accountAssignments.contract,
	listUserSpecialAccounts: endpoint("listUserSpecialAccounts", {
		route: "GET /api/users/{userId}/special-accounts",
		summary:
			"Special accounts of a person, past and future ones too, with those that everybody has; one's own always",
		access: { signedIn: true },
		input: z.object({ userId: id }),
		answer: z.object({ items: z.array(heldAccount) }),
	}),
	assignSpecialAccounts: endpoint("assignSpecialAccounts", {
		route: "POST /api/special-account-assignments",
		summary:
			"Assign accounts to people; what is not possible for one of them is told and stops nothing else",
		access: { key, level: "WRITE" },
		movesFigures: "MANY",
		input: z.object({
			userIds: z.array(id).check(z.minLength(1), z.maxLength(assignmentLimits.users)),
			accountIds: z.array(id).check(z.minLength(1), z.maxLength(assignmentLimits.accounts)),
			...validity,
		}),
		answer: z.object({
			assigned: z.number(),
			refused: z.array(
				z.object({
					user: z.object({ id }),
					account: z.object({ id }),
					fault: z.enum(assignmentFaults),
				}),
			),
		}),
		refusals: [endBeforeBegin],
	}),
} as const;

export type HeldAccount = z.output<typeof heldAccount>;
export type AssignmentOutcome = AnswerOf<typeof assignments.assignSpecialAccounts>;
