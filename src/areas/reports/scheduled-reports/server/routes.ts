import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { createScheduledReport } from "./create-scheduled-report.ts";
import {
	deleteScheduledReport,
	listScheduledReports,
	updateScheduledReport,
} from "./own-scheduled-reports.ts";

export const routes = serve(contract, {
	listScheduledReports,
	createScheduledReport,
	updateScheduledReport,
	deleteScheduledReport,
});
