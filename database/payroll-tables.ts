/** Tables of payroll, a part of `tables.ts`. */
export const payrollTables = {
	payroll_account: { owner: "payroll/payroll-accounts" },
	payroll_account_user: { owner: "payroll/payroll-accounts" },
	payroll_rule: { owner: "payroll/payroll-rules" },
	payroll_period: { owner: "payroll/payrolls" },
	payroll: { owner: "payroll/payrolls" },
	payroll_line: { owner: "payroll/payrolls" },
	payroll_figure: { owner: "payroll/cockpit" },
	payroll_figure_run: { owner: "payroll/cockpit" },
	payroll_reminder: { owner: "payroll/cockpit" },
} as const;
