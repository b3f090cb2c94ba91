import { serveReport } from "#areas/reports/report-view/server/public.ts";
import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { served } from "./reports.ts";

export const routes = serve(contract, {
	listRangeSummary: serveReport(served("rangeSummary")),
	listStaffReport: serveReport(served("staff")),
	listSicknessReport: serveReport(served("sickness")),
	listOvertimeReport: serveReport(served("overtime")),
	listNightWorkReport: serveReport(served("nightWork")),
	listViolationsReport: serveReport(served("violations")),
	listPlanActualReport: serveReport(served("planActual")),
	listPunctualityReport: serveReport(served("punctuality")),
	listFluctuationReport: serveReport(served("fluctuation")),
});
