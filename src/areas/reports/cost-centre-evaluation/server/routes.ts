import { serveReport } from "#areas/reports/report-view/server/public.ts";
import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { evaluations } from "./reports.ts";

export const routes = serve(contract, {
	listCostCentreShifts: serveReport(evaluations.shifts),
	listCostCentreShiftDetails: serveReport(evaluations.shiftDetails),
	listCostCentreTrackings: serveReport(evaluations.trackings),
	listCostCentreTrackingDetails: serveReport(evaluations.trackingDetails),
});
