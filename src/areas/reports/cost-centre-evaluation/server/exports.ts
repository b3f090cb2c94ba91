import { exportReport } from "#areas/reports/report-view/server/public.ts";
import { evaluations } from "./reports.ts";

export const listExports = {
	"reports.cost-centres-shifts": exportReport(evaluations.shifts),
	"reports.cost-centres-shifts-detail": exportReport(evaluations.shiftDetails),
	"reports.cost-centres-trackings": exportReport(evaluations.trackings),
	"reports.cost-centres-trackings-detail": exportReport(evaluations.trackingDetails),
};
