import * as z from "zod/mini";
import {
	awayClasses,
	payrollAccountTypes,
	payrollFormats,
} from "#domain/payroll/payroll-account.ts";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import {
	choiceField,
	codeField,
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
	},
	sortedBy: "code",
	/** Of what the account is about. */
	extra: { specialAccountName: z.nullable(z.string()), activityName: z.nullable(z.string()) },
	refusals: [accountSourceUnfit, accountActivityUnfit],
});

export const { contract } = payrollAccounts;
