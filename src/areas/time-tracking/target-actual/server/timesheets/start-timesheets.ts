import type { Handler } from "#kit/server/http/serve.ts";
import { startJob } from "#kit/server/jobs/start-job.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { timesheets } from "../../contract/timesheets.ts";
import { mostTimesheets, timesheetsNone, timesheetsTooMany } from "../../contract/timesheets.ts";
import { texts } from "../../text.ts";
import { monthsOfRange } from "../months-of-range.ts";
import { peopleScope } from "../open-person.ts";
import { peopleOfList } from "../sql/listed-people.ts";
import { timesheetsJob } from "./timesheets-job.ts";

export const startTimesheets: Handler<(typeof timesheets)["startTimesheets"]> = async (
	context,
	input,
) => {
	const { tx, session, siteFilter, language } = context;
	const months = monthsOfRange(input, todayOf(context));
	const people = await peopleOfList(tx, peopleScope(context), input);
	if (people.length === 0) refuse(timesheetsNone);
	if (people.length * months.length > mostTimesheets) refuse(timesheetsTooMany);
	const values = { asked: input, siteFilter, session: { ...session } };
	const title = texts[language].month.sheet.job(people.length);
	return { jobId: await startJob(tx, context, timesheetsJob, values, title) };
};
