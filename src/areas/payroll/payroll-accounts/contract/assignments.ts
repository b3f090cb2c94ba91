import * as z from "zod/mini";
import { type AnswerOf, endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id } from "#kit/contract/fields.ts";
import { referenceField } from "#kit/contract/master-data/master-fields.ts";
import { type PersonItem, personRecord } from "#kit/contract/person-record/person-record.ts";
import { refusal } from "#kit/contract/refusal.ts";

/** The person has the account on some of these days already. */
export const payrollAssignedTwice = refusal("RuleViolation", "PAYROLL_ACCOUNT_ASSIGNED_TWICE");
export const payrollAssignmentTurned = refusal("RuleViolation", "PAYROLL_ASSIGNMENT_TURNED");
/** Missing, or archived. */
export const payrollAccountUnusable = refusal("InvalidAction", "PAYROLL_ACCOUNT_NOT_USABLE");

/** Why an account was not assigned to a person. */
export const payrollAssignmentFaults = [
	"USER_NOT_FOUND",
	/** The person is seen, but the right is not held for them. */
	"FORBIDDEN",
	"ACCOUNT_NOT_USABLE",
	"ALREADY_ASSIGNED",
] as const;
export type PayrollAssignmentFault = (typeof payrollAssignmentFaults)[number];

/** What is assigned at once at most. */
export const payrollAssignmentLimits = { users: 500, accounts: 40 } as const;

const key = "payroll.manage";

/** Which account a person has from when to when; several are assigned at once, and changed one by one. */
export const payrollAssignments = personRecord({
	name: "PayrollAssignment",
	plural: "PayrollAssignments",
	entity: "payroll_account_user",
	path: "payroll-assignments",
	permission: key,
	days: ["validFrom", "validTo"],
	fixed: { accountId: referenceField("payroll_account") },
	fields: {},
	extra: { accountCode: z.string(), accountName: z.string() },
	operations: ["list", "create", "update", "end", "remove"],
	turned: payrollAssignmentTurned,
	refusals: { write: [payrollAssignedTwice], create: [payrollAccountUnusable] },
});
export type PayrollAssignment = PersonItem<typeof payrollAssignments.declaration>;

export const assignments = {
	...payrollAssignments.contract,
	assignPayrollAccounts: endpoint("assignPayrollAccounts", {
		route: "POST /api/payroll-assignments",
		summary:
			"Assign accounts of payroll to people; what is not possible for one of them is told and stops nothing else",
		access: { key, level: "WRITE" },
		input: z.object({
			userIds: z.array(id).check(z.minLength(1), z.maxLength(payrollAssignmentLimits.users)),
			accountIds: z.array(id).check(z.minLength(1), z.maxLength(payrollAssignmentLimits.accounts)),
			validFrom: civilDay,
			/** Last day; null = until further notice. */
			validTo: z.nullable(civilDay),
		}),
		answer: z.object({
			assigned: z.number(),
			refused: z.array(
				z.object({
					user: z.object({ id }),
					account: z.object({ id }),
					fault: z.enum(payrollAssignmentFaults),
				}),
			),
		}),
		refusals: [payrollAssignmentTurned],
	}),
} as const;

export type PayrollAssignmentOutcome = AnswerOf<typeof assignments.assignPayrollAccounts>;
