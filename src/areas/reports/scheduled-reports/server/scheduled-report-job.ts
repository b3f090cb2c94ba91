import * as z from "zod/mini";
import { civilDay, id } from "#kit/contract/fields.ts";
import { audit } from "#kit/server/audit.ts";
import { isDatabaseAway } from "#kit/server/database-away.ts";
import type { ExportReader } from "#kit/server/export/list-export.ts";
import { writeListFile } from "#kit/server/export/list-export-job.ts";
import { PreparedExport } from "#kit/server/export/prepared-export.ts";
import { mayCall } from "#kit/server/http/may-call.ts";
import { defineJob, type JobContext } from "#kit/server/jobs/define-job.ts";
import { JobInterrupted } from "#kit/server/jobs/job-context.ts";
import { sessionOfToday } from "#kit/server/jobs/session-of-today.ts";
import { notify } from "#kit/server/notices/notify.ts";
import { Refused } from "#kit/server/refusals/refuse.ts";
import { texts } from "../text.ts";
import { reportReady, reportWithheld } from "./notices.ts";
import { requestOn } from "./request-on.ts";
import { endRun, holdSchedule, isRunOpen, type ScheduleRow } from "./sql.ts";

interface Run {
	readonly schedule: ScheduleRow;
	readonly dueOn: string;
}

/**
 * Makes a list into a file with the rights of whom it belongs to as they are now. Cut off, it begins again; that it is there is told
 * in the transaction that ends the run, so once.
 */
export const scheduledReportJob = defineJob({
	kind: "scheduled-report",
	input: z.object({ scheduleId: id, dueOn: civilDay }),
	async run(context, { scheduleId, dueOn }) {
		const { tenantId } = context;
		const schedule = await context.transaction(async (tx) => {
			if (!(await isRunOpen(tx, tenantId, scheduleId, dueOn))) return undefined;
			return holdSchedule(tx, tenantId, scheduleId, null);
		});
		// ended by an earlier try, or deleted meanwhile
		if (schedule === undefined) return;
		const run = { schedule, dueOn };
		try {
			await makeFile(context, run);
		} catch (error) {
			if (error instanceof Refused) return withhold(context, run);
			// the server ends, or its database is away: it goes on with the next start
			if (!(error instanceof JobInterrupted || isDatabaseAway(error))) await giveUp(context, run);
			throw error;
		}
	},
});

async function makeFile(context: JobContext, run: Run): Promise<void> {
	const { tenantId, now, language, services } = context;
	const { request, months, session: stored, userId, name, id: entityId, delivery } = run.schedule;
	const session = await sessionOfToday(context, stored);
	const list = services.lists.get(request.list);
	if (list === undefined || !mayCall(list.endpoint, session)) return withhold(context, run);
	const reader: ExportReader = { tenantId, session, now, language, siteFilter: null };
	const prepared = new PreparedExport(list, reader, requestOn(request, months, run.dueOn));
	const { rows, fileId } = await writeListFile(context, prepared, userId);
	await context.transaction(async (tx) => {
		const ended = { scheduleId: entityId, dueOn: run.dueOn, state: "DONE" as const, rows, fileId };
		if (!(await endRun(tx, tenantId, { ...ended, at: context.now }))) return;
		await audit(tx, reader, {
			...{ entity: "list_export", entityId: context.jobId, action: "exported" },
			after: { ...request, rows },
		});
		if (delivery === "FILES") return;
		const about = { entity: "report_schedule", id: entityId, userId };
		const parameters = { name, dueOn: run.dueOn };
		await notify(tx, { tenantId, now }, { kind: reportReady, to: [userId], about, parameters });
	});
	await context.log("INFO", texts[language].done(rows));
}

/** Who may not have it gets nothing but word of that. */
async function withhold(context: JobContext, { schedule, dueOn }: Run): Promise<never> {
	const { tenantId, now, language } = context;
	const { id: scheduleId, userId, name } = schedule;
	await context.transaction(async (tx) => {
		const ended = { scheduleId, dueOn, state: "WITHHELD" as const, rows: null, fileId: null };
		if (!(await endRun(tx, tenantId, { ...ended, at: now }))) return;
		const about = { entity: "report_schedule", id: scheduleId, userId };
		const told = { kind: reportWithheld, to: [userId], about, parameters: { name, dueOn } };
		await notify(tx, { tenantId, now }, told);
	});
	return context.fail(texts[language].withheld);
}

/** Nothing where it was withheld, and has ended by that. */
async function giveUp({ tenantId, now, transaction }: JobContext, { schedule, dueOn }: Run) {
	const ended = { scheduleId: schedule.id, dueOn, rows: null, fileId: null, at: now };
	await transaction((tx) => endRun(tx, tenantId, { ...ended, state: "FAILED" }));
}
