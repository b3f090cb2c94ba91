import type { ReportName } from "../contract.ts";

/** Of each report the list that keeps its settings, and its export. */
export const lists = {
	rangeSummary: "reports.range-summary",
	staff: "reports.users",
	sickness: "reports.sickness",
	overtime: "reports.overtime",
	nightWork: "reports.night-work",
	violations: "reports.violations",
	planActual: "reports.plan-actual",
	punctuality: "reports.punctuality",
	fluctuation: "reports.fluctuation",
} as const satisfies Record<ReportName, string>;
