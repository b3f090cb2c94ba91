import { masterPanels } from "#kit/web/master-data/master-panels.ts";

const { overview, ...panels } = masterPanels({
	permission: "payroll.manage",
	features: ["SETTINGS", "PAYROLLS"],
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

export const { create: payrollAccountCreate, edit: payrollAccountEdit } = panels;
export const { detail: payrollAccountDetail } = panels;

/** One at a time. */
export const payrollAccountsOverview: typeof overview = { ...overview, single: true };
