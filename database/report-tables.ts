/** Tables of reports: a part of `tables`. */
export const reportTables = {
	report_schedule: { owner: "reports/scheduled-reports" },
	report_run: { owner: "reports/scheduled-reports" },
} as const;
