import { exportReport } from "#areas/reports/report-view/server/public.ts";
import { lists } from "../contract/lists.ts";
import { served } from "./reports.ts";

export const listExports = {
	[lists.rangeSummary]: exportReport(served("rangeSummary")),
	[lists.staff]: exportReport(served("staff")),
	[lists.sickness]: exportReport(served("sickness")),
	[lists.overtime]: exportReport(served("overtime")),
	[lists.nightWork]: exportReport(served("nightWork")),
	[lists.violations]: exportReport(served("violations")),
	[lists.planActual]: exportReport(served("planActual")),
	[lists.punctuality]: exportReport(served("punctuality")),
	[lists.fluctuation]: exportReport(served("fluctuation")),
};
