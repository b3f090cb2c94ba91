import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { getDayTrace } from "./get-day-trace.ts";
import { getTargetActual } from "./get-target-actual.ts";
import { listTargetActualDays, listTargetActualMonths } from "./lists/list-ranges.ts";
import { listTargetActuals } from "./lists/list-target-actuals.ts";
import { getTimesheet } from "./timesheets/get-timesheet.ts";
import { startTimesheets } from "./timesheets/start-timesheets.ts";

export const routes = serve(contract, {
	listTargetActuals,
	listTargetActualMonths,
	listTargetActualDays,
	getTargetActual,
	getDayTrace,
	getTimesheet,
	startTimesheets,
});
