import { contract as payrollExports } from "#areas/payroll/exports/contract.ts";
import { contract as payrollAccounts } from "#areas/payroll/payroll-accounts/contract.ts";
import { contract as payrollRules } from "#areas/payroll/payroll-rules/contract.ts";
import { contract as payrolls } from "#areas/payroll/payrolls/contract.ts";
import { presetLayout } from "#domain/wage-export/plain/plain-layout.ts";
import { create, type MarkedCompany, nameOf } from "./make-marked.ts";

/** Lists of payroll that can be exported: a part of `listExportCases`. */
export const payrollExportCases = {
	"master.payroll_account": {
		make: (marked: MarkedCompany) =>
			create(marked, payrollAccounts.createPayrollAccount, {
				...{ code: `L${marked.nth}`, name: nameOf(marked) },
				...{ type: "TARGETACTUALS_ACTUAL", format: "HOURS" },
				...{ specialAccountId: null, activityId: null, activityClass: null, workedOnly: false },
			}),
	},
	"master.payroll_export_config": {
		make: (marked: MarkedCompany) =>
			create(marked, payrollExports.createPayrollExportConfig, {
				...{ name: nameOf(marked), type: "PLAIN", siteId: null, employmentTypeId: null },
				...{ consultantNo: null, clientNo: null, companyNumbers: false, recordId: 10 },
				corrections: "ORIGIN_MONTH",
				layout: presetLayout("WAGE_TYPES", (field) => field),
			}),
	},
	"payroll.payrolls": {
		isScoped: true as const,
		make: ({ company, nth }: MarkedCompany) =>
			company.as("Alma").call(payrolls.createPayrolls, {
				...{ month: `2026-0${nth + 1}`, siteId: null, userIds: [company.ids.Sven as string] },
				...({ chargeBy: "NOBODY", proRata: "CALENDAR_DAYS" } as const),
			}),
	},
	"master.payroll_rule": {
		make: (marked: MarkedCompany) =>
			create(marked, payrollRules.createPayrollRule, {
				...{ name: nameOf(marked), type: "EMPLOYMENT_MAX_WAGE", employmentTypeId: null },
				...{ maxMinutes: null, maxCents: 60_300, validFrom: "2026-01-01", validTo: null },
			}),
	},
};
