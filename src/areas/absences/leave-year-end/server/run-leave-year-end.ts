import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { startJob } from "#kit/server/jobs/start-job.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { type contract, yearBuiltOn, yearEndUndone, yearNotOver } from "../contract.ts";
import { texts } from "../text.ts";
import { closeJob, reopenJob } from "./close-job.ts";
import { isOver } from "./list-leave-year-end.ts";
import { holdYearEnd, isBuiltOn, markUndone, readYearEnd } from "./sql/year-ends.ts";

const right = { permission: "leaveaccounts.manage", level: "WRITE" } as const;

export const runLeaveYearEnd: Handler<typeof contract.runLeaveYearEnd> = async (context, input) => {
	const { tx, tenantId, session, now, language } = context;
	requireGlobally(session, right.permission, right.level);
	const today = todayOf(context);
	const { year, activityId } = input;
	if (!isOver(year, today)) refuse(yearNotOver);
	if (await isBuiltOn(tx, tenantId, input)) refuse(yearBuiltOn);
	const wanted = { year, activityId, id: newId(now.getTime()), runAt: now, runBy: session.userId };
	const id = await holdYearEnd(tx, tenantId, wanted);
	await audit(tx, context, {
		...{ entity: "leave_year_end", entityId: id, action: "closed" },
		after: { leaveYear: year, activityId },
	});
	const line = texts[language].jobs.title(year);
	return { id, jobId: await startJob(tx, context, closeJob, { yearEndId: id, today }, line) };
};

/** From the end of this transaction on its accounts follow the facts; the job settles them at once. */
export const undoLeaveYearEnd: Handler<typeof contract.undoLeaveYearEnd> = async (
	context,
	{ id, version },
) => {
	const { tx, tenantId, session, now, language } = context;
	requireGlobally(session, right.permission, right.level);
	const found = (await readYearEnd(tx, tenantId, id)) ?? refuse(commonRefusals.notFound);
	if (found.state === "UNDONE") refuse(yearEndUndone);
	if (found.version !== version)
		await refuseStale(tx, {
			...{ tenantId, entity: "leave_year_end", entityId: id, current: { version: found.version } },
		});
	if (await isBuiltOn(tx, tenantId, found)) refuse(yearBuiltOn);
	await markUndone(tx, tenantId, id, { at: now, userId: session.userId });
	const { year } = found;
	await audit(tx, context, {
		...{ entity: "leave_year_end", entityId: id, action: "reopened", after: { leaveYear: year } },
	});
	const work = { yearEndId: id, today: todayOf(context) };
	const line = texts[language].jobs.undoTitle(year);
	return { jobId: await startJob(tx, context, reopenJob, work, line) };
};
