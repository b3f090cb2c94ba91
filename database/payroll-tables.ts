/** Tables of payroll, a part of `tables.ts`. */
export const payrollTables = {
	payroll_account: { owner: "payroll/payroll-accounts" },
	payroll_account_user: { owner: "payroll/payroll-accounts" },
	payroll_rule: { owner: "payroll/payroll-rules" },
	payroll_period: {
		owner: "payroll/payrolls",
		writers: { "payroll/exports": "a period whose lines have left is exported, then imported" },
	},
	payroll: { owner: "payroll/payrolls" },
	payroll_line: { owner: "payroll/payrolls" },
	payroll_figure: { owner: "payroll/cockpit" },
	payroll_figure_run: { owner: "payroll/cockpit" },
	payroll_reminder: { owner: "payroll/cockpit" },
	payroll_export_config: { owner: "payroll/exports" },
	payroll_export_mapping: { owner: "payroll/exports" },
	payroll_export: { owner: "payroll/exports" },
	payroll_export_line: { owner: "payroll/exports" },
	payroll_export_line_change: { owner: "payroll/exports" },
	payroll_export_import: { owner: "payroll/exports" },
} as const;
