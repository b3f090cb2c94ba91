import * as z from "zod/mini";
import {
	awayClasses,
	payrollAccountTypes,
	payrollFormats,
} from "#domain/payroll/payroll-account.ts";
import { starterSets } from "#domain/payroll/starter-sets.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id } from "#kit/contract/fields.ts";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import {
	choiceField,
	codeField,
	flagField,
	referenceField,
	textField,
} from "#kit/contract/master-data/master-fields.ts";
import { refusal } from "#kit/contract/refusal.ts";

/** The type needs a special account, an activity or a class, and nothing but that; `details` names the field. */
export const accountSourceUnfit = refusal("InvalidAction", "PAYROLL_ACCOUNT_SOURCE");
/** Nobody is away for it. */
export const accountActivityUnfit = refusal("InvalidAction", "PAYROLL_ACCOUNT_ACTIVITY");

export const payrollAccounts = masterData({
	name: "PayrollAccount",
	plural: "PayrollAccounts",
	entity: "payroll_account",
	path: "/api/payroll-accounts",
	permission: "payroll.manage",
	topic: "PAYROLLACCOUNTS",
	isArchivable: true,
	fields: {
		code: codeField(),
		name: textField(),
		type: choiceField(payrollAccountTypes),
		format: choiceField(payrollFormats),
		/** Of SPECIALACCOUNT_ID. */
		specialAccountId: referenceField("special_account", { optional: true }),
		/** Of ABSENCEACTIVITY_ID. */
		activityId: referenceField("activity", { optional: true }),
		/** Of ABSENCEACTIVITY_CLASS. */
		activityClass: choiceField(awayClasses, { optional: true }),
		/** Of TARGETACTUALS_ACTUAL: without what holidays, absences and rules credit, so that other accounts can count that. */
		workedOnly: flagField(),
	},
	sortedBy: "code",
	extra: {
		/** Of what the account is about. */
		specialAccountName: z.nullable(z.string()),
		activityName: z.nullable(z.string()),
		/** People who have the account today or will have it. */
		userCount: z.number(),
	},
	refusals: [accountSourceUnfit, accountActivityUnfit],
});

export const accounts = {
	...payrollAccounts.contract,
	createStarterAccounts: endpoint("createStarterAccounts", {
		route: "POST /api/payroll-account-starters",
		summary:
			"Create the accounts that a company usually begins with, as accounts that may be changed; codes that are there already stay as they are",
		access: { key: "payroll.manage", level: "WRITE" },
		input: z.object({ set: z.enum(starterSets) }),
		answer: z.object({
			ids: z.array(id),
			/** Codes that were there already. */
			kept: z.array(z.string()),
		}),
	}),
} as const;
