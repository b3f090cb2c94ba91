import { writtenMonth } from "#areas/time-tracking/target-actual/server/public.ts";
import { isoDayPlus } from "#domain/time/iso-day.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { startJob } from "#kit/server/jobs/start-job.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { figuresJob } from "./figures-job.ts";
import { beginRun } from "./sql/figures.ts";

/** Younger ones are good enough. */
const minutes = 5;

/** By a job that is nobody's: it runs apart from who looks, and once for all who look. */
export const refreshPayrollFigures: Handler<typeof contract.refreshPayrollFigures> = async (
	context,
	{ month },
) => {
	const { tx, tenantId, now, language, announce } = context;
	const { from, to } = writtenMonth(month);
	const today = todayOf(context);
	const through = today > to ? to : isoDayPlus(today, -1);
	const isStarted = await beginRun(tx, tenantId, { month: from, through, at: now, minutes });
	if (isStarted) {
		const line = texts[language].jobs.figures(month);
		await startJob(tx, { tenantId, now, announce }, figuresJob, { month, through }, line);
	}
	return { isStarted };
};
