import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { contract, publicHolidays, schoolHolidays } from "../contract.ts";
import { checkSchoolHoliday } from "./check-school-holiday.ts";
import { importHolidays } from "./import-holidays.ts";
import { listHolidayPlaces, listHolidayProposals } from "./list-holiday-proposals.ts";
import { holidayTable, schoolHolidayTable } from "./sql.ts";

export const routes = serve(contract, {
	...masterHandlers(publicHolidays, holidayTable),
	...masterHandlers(schoolHolidays, schoolHolidayTable, { validate: checkSchoolHoliday }),
	listHolidayPlaces,
	listHolidayProposals,
	importHolidays,
});
