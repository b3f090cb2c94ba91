import { masterPanels } from "#kit/web/master-data/master-panels.ts";

const panels = masterPanels({
	permission: "payroll.manage",
	features: ["PAYROLLS"],
	global: true,
	overview: { id: "settings.payroll-accounts", title: ["Lohnkonten", "Payroll accounts"] },
	create: {
		id: "settings.payroll-account-create",
		title: ["Lohnkonto anlegen", "Create payroll account"],
	},
	edit: {
		id: "settings.payroll-account-edit",
		title: ["Lohnkonto bearbeiten", "Edit payroll account"],
	},
	detail: { id: "settings.payroll-account-detail", title: ["Lohnkonto", "Payroll account"] },
	load: () => import("./payroll-account-screens.ts"),
});

export const { overview: payrollAccountsOverview, create: payrollAccountCreate } = panels;
export const { edit: payrollAccountEdit, detail: payrollAccountDetail } = panels;
