import { masterPanels } from "#kit/web/master-data/master-panels.ts";

const { overview, ...panels } = masterPanels({
	permission: "payroll.manage",
	features: ["SETTINGS", "PAYROLLS"],
	global: true,
	overview: { id: "settings.payroll-rules", title: ["Abrechnungsregeln", "Payroll rules"] },
	edit: {
		id: "settings.payroll-rule-edit",
		title: ["Abrechnungsregel bearbeiten", "Edit payroll rule"],
	},
	detail: { id: "settings.payroll-rule-detail", title: ["Abrechnungsregel", "Payroll rule"] },
	load: () => import("./payroll-rule-screens.ts"),
});

export const payrollRulesOverview = overview;
export const { edit: payrollRuleEdit, detail: payrollRuleDetail } = panels;
