import {
	type AccountSource,
	accountSources,
	hasSource,
	withoutOtherSources,
	workedType,
} from "#domain/payroll/payroll-account.ts";
import { type MasterScreens, masterScreens } from "#kit/web/master-data/master-screens.ts";
import { payrollAccounts } from "../contract/accounts.ts";
import { texts } from "../text.ts";
import { ActivityInput, SpecialAccountInput } from "./account-inputs.tsx";
import { payrollAccountCreate, payrollAccountDetail, payrollAccountEdit } from "./panels.ts";

const isSource = (field: string): field is AccountSource =>
	accountSources.some((one) => one === field);

export const screens: MasterScreens = masterScreens({
	data: payrollAccounts,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { create: payrollAccountCreate, edit: payrollAccountEdit, detail: payrollAccountDetail },
	inputs: { specialAccountId: SpecialAccountInput, activityId: ActivityInput },
	texts: {
		specialAccountId: ({ specialAccountName }) => specialAccountName,
		activityId: ({ activityName }) => activityName,
	},
	isAsked: (field, { type }) =>
		field === "workedOnly" ? type === workedType : !isSource(field) || hasSource(type, field),
	adapt: withoutOtherSources,
	columns: ["code", "name", "type", "format", "userCount"],
	widths: { code: 110, name: 190, type: 170, format: 84, userCount: 90 },
	nameOf: ({ name }) => name,
});
