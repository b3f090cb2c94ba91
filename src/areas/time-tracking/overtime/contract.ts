import * as z from "zod/mini";
import { limitsStates } from "#domain/overtime/overtime-limits.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, nothing, queryFlag, queryList, typedLines } from "#kit/contract/fields.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";
import {
	accountAnswer,
	limitFields,
	modificationFields,
	openingFields,
} from "./contract/fields.ts";
import {
	modificationRefusals,
	overtimeAccountExists,
	overtimeAccountMissing,
	overtimeLimitsContradict,
	overtimeModificationSettled,
} from "./contract/refusals.ts";

/** Of live messages about accounts; their ids are those of people. */
export const overtimeTopic = "OVERTIME";

const key = "overtime.manage";
const version = z.int();

/** Without an account there is no balance; NONE stands for it among the states. */
export const accountStates = ["NONE", ...limitsStates] as const;

export const overtimeColumns = [
	"name",
	"personnelNo",
	"unitName",
	"openedOn",
	"balanceMinutes",
] as const;

const accountItem = z.object({
	/** Of the person. */
	id,
	firstName: z.string(),
	lastName: z.string(),
	personnelNo: z.nullable(z.string()),
	unitName: z.string(),
	isEnabled: z.boolean(),
	openedOn: z.nullable(civilDay),
	/** Null without an account. */
	balanceMinutes: z.nullable(z.number()),
	/** Days of the balance wait to be computed anew: it holds in a moment. */
	isBeingComputed: z.boolean(),
	state: z.enum(accountStates),
});
export type AccountItem = z.output<typeof accountItem>;

const accounts = {
	getOvertimeAccount: endpoint("getOvertimeAccount", {
		route: "GET /api/users/{userId}/overtime-account",
		summary:
			"Balance, limits and ledger of a person's overtime account, null before it is opened; one's own always",
		access: { signedIn: true },
		input: z.object({ userId: id }),
		answer: z.object({ account: z.nullable(accountAnswer) }),
	}),
	listOvertimeAccounts: endpoint("listOvertimeAccounts", {
		route: "GET /api/overtime-accounts",
		summary: "People with the balance of their overtime accounts, limited to the current site",
		access: { key, level: "READ" },
		input: z.object({
			...listInput(overtimeColumns),
			unitIds: z.optional(queryList(id)),
			/** With the units below those of `unitIds`. */
			recursive: z._default(queryFlag, true),
			includeDisabled: z._default(queryFlag, false),
			states: z.optional(queryList(z.enum(accountStates))),
		}),
		answer: listAnswer(accountItem),
	}),
	initOvertimeAccount: endpoint("initOvertimeAccount", {
		route: "POST /api/users/{userId}/overtime-account",
		summary: "Open a person's overtime account with what she brings along",
		access: { key, level: "FULL" },
		input: z.object({
			userId: id,
			...openingFields,
			reason: z._default(z.nullable(typedLines({ min: 1 })), null),
		}),
		answer: z.object({ version }),
		refusals: [overtimeAccountExists, modificationRefusals.TOO_FAR_AHEAD],
	}),
	setOvertimeLimits: endpoint("setOvertimeLimits", {
		route: "PUT /api/users/{userId}/overtime-account/limits",
		summary: "Set the limits of an overtime account; null takes one away",
		access: { key, level: "FULL" },
		input: z.object({ userId: id, ...limitFields, version }),
		answer: z.object({ version }),
		refusals: [overtimeAccountMissing, overtimeLimitsContradict],
	}),
} as const;

const writing = Object.values(modificationRefusals);

const modifications = {
	createOvertimeModification: endpoint("createOvertimeModification", {
		route: "POST /api/users/{userId}/overtime-modifications",
		summary: "Pay out overtime, let it expire, or correct the balance for another reason",
		access: { key, level: "WRITE" },
		input: z.object({ userId: id, ...modificationFields }),
		answer: z.object({ id }),
		refusals: [overtimeAccountMissing, ...writing],
	}),
	changeOvertimeModification: endpoint("changeOvertimeModification", {
		route: "PUT /api/overtime-modifications/{modificationId}",
		summary: "Correct a modification: it is taken back and another written, both stay visible",
		access: { key, level: "WRITE" },
		input: z.object({ modificationId: id, ...modificationFields }),
		answer: z.object({ id }),
		refusals: [overtimeModificationSettled, ...writing],
	}),
	deleteOvertimeModification: endpoint("deleteOvertimeModification", {
		route: "DELETE /api/overtime-modifications/{modificationId}",
		summary: "Take a modification back; it stays visible with what reversed it",
		access: { key, level: "WRITE" },
		input: z.object({ modificationId: id }),
		answer: nothing,
		refusals: [overtimeModificationSettled, modificationRefusals.MONTH_CLOSED],
	}),
} as const;

export const contract = { ...accounts, ...modifications } as const;
