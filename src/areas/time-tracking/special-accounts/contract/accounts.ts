import * as z from "zod/mini";
import { accountPriorities, valueClasses } from "#domain/surcharge/special-account.ts";
import { timeCategories } from "#domain/surcharge/worked-piece.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id } from "#kit/contract/fields.ts";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import {
	choiceField,
	codeField,
	flagField,
	numberField,
	textField,
} from "#kit/contract/master-data/master-fields.ts";
import { refusal } from "#kit/contract/refusal.ts";

export const specialAccounts = masterData({
	name: "SpecialAccount",
	plural: "SpecialAccounts",
	entity: "special_account",
	path: "/api/special-accounts",
	permission: "specialaccounts.manage",
	topic: "SPECIALACCOUNTS",
	movesFigures: "MANY",
	isArchivable: true,
	fields: {
		code: codeField(),
		name: textField(),
		category: choiceField(timeCategories),
		valueClass: choiceField(valueClasses),
		priority: choiceField(accountPriorities),
		/** Of WAGE alone; 25 is a quarter of the hour's wage. */
		factorPercent: numberField({ min: 0, max: 1000, initial: 100 }),
		isForAll: flagField(),
	},
	sortedBy: "code",
	extra: { ruleCount: z.number(), userCount: z.number() },
});

/** Accounts of the preset's codes are there already. */
export const codesTaken = refusal("InvalidAction", "SPECIAL_ACCOUNT_CODES_TAKEN");

export const accounts = {
	...specialAccounts.contract,
	createEstg3bAccounts: endpoint("createEstg3bAccounts", {
		route: "POST /api/special-account-presets/estg-3b",
		summary:
			"Create the surcharges that § 3b EStG leaves free of tax, as accounts that may be changed",
		access: { key: "specialaccounts.manage", level: "WRITE" },
		movesFigures: "MANY",
		input: z.object({
			/** From when their rules count. */
			validFrom: civilDay,
		}),
		answer: z.object({ ids: z.array(id) }),
		refusals: [codesTaken],
	}),
} as const;
