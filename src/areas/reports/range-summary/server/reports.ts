import type { ServedReport } from "#areas/reports/report-view/server/public.ts";
import { type ReportName, reports } from "../contract.ts";
import { texts } from "../text.ts";
import { fluctuationRows, sicknessRows } from "./sql/groups.ts";
import { overtimeRows, staffRows } from "./sql/people.ts";
import { planActualRows, punctualityRows } from "./sql/shifts.ts";
import { nightWorkRows, rangeSummaryRows, violationRows } from "./sql/times.ts";

/** Where the rows of each report come from. */
const rows: Readonly<Record<ReportName, ServedReport["rows"]>> = {
	rangeSummary: rangeSummaryRows,
	staff: staffRows,
	sickness: sicknessRows,
	overtime: overtimeRows,
	nightWork: nightWorkRows,
	violations: violationRows,
	planActual: planActualRows,
	punctuality: punctualityRows,
	fluctuation: fluctuationRows,
};

export function served(name: ReportName): ServedReport {
	return {
		report: reports[name],
		words: (language) => texts[language].reports[name],
		rows: rows[name],
	};
}
