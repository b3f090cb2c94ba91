import * as z from "zod/mini";
import { closeMonth, closingWords } from "#areas/time-tracking/month-close/server/public.ts";
import { makeDaysCurrent } from "#areas/time-tracking/target-actual/server/public.ts";
import { openWarnings } from "#domain/payroll/payroll-warnings.ts";
import { id } from "#kit/contract/fields.ts";
import { newId } from "#kit/contract/new-id.ts";
import { audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { defineJob, type JobContext } from "#kit/server/jobs/define-job.ts";
import { payrollTopic } from "../contract.ts";
import { texts } from "../text.ts";
import { daysOfMonth, reckonOne } from "./reckon.ts";
import { insertLines, openPayrolls, readPayroll, setClosed } from "./sql/payrolls.ts";
import { settlePeriod } from "./sql/periods.ts";

/** Closes a period, each person in a transaction of her own: nobody is ever half closed. Cut off, it goes on with who is open. */
export const closeJob = defineJob({
	kind: "payroll-close",
	input: z.object({ periodId: id }),
	async run(context, { periodId }) {
		const { tenantId } = context;
		const open = await context.transaction((tx) => openPayrolls(tx, tenantId, periodId));
		let closed = 0;
		for (const [nth, payrollId] of open.entries()) {
			await context.checkCanceled();
			const refused = await context.transaction((tx) => closeOne(tx, context, payrollId));
			if (refused === undefined) closed += 1;
			else await context.log("WARNING", refused);
			await context.progress(((nth + 1) / open.length) * 99);
		}
		await context.transaction((tx) => settlePeriod(tx, tenantId, periodId));
		context.announce({ kind: payrollTopic, ids: [periodId], update: "UPDATE" });
		await context.log("INFO", texts[context.language].jobs.closed(closed));
	},
});

/** Locks the person's month and freezes the lines. @returns why not, for the owner of the job */
async function closeOne(
	tx: Tx,
	context: JobContext,
	payrollId: string,
): Promise<string | undefined> {
	const { tenantId, now, language } = context;
	const words = texts[language].jobs;
	const row = await readPayroll(tx, tenantId, payrollId, true);
	if (row === undefined || row.state === "CLOSED") return undefined;
	const name = `${row.user.firstName} ${row.user.lastName}`;
	if (row.state !== "CHECKED") return words.notChecked(name);
	const closing = await closeMonth(tx, context, row.userId, row.month);
	const hindrance = closing?.hindrance ?? null;
	if (hindrance !== null && hindrance !== "ALREADY_CLOSED")
		return `${name}: ${closingWords(context).hindrances[hindrance]}`;
	await makeDaysCurrent(tx, tenantId, [row.userId], daysOfMonth(row.month));
	const reckoned = await reckonOne(tx, tenantId, row);
	if (reckoned === undefined) return undefined;
	if (openWarnings(reckoned.warnings, row.acknowledged).length > 0) return words.warned(name);
	const lines = reckoned.lines.map((line) => ({ ...line, id: newId(now.getTime()) }));
	await insertLines(tx, tenantId, row, lines);
	const { payCents, warnings } = reckoned;
	await setClosed(tx, tenantId, { id: row.id, at: now, payCents, warnings });
	await audit(tx, context, {
		...{ entity: "payroll", entityId: row.id, subjectUserId: row.userId, action: "closed" },
		after: { month: row.month, runNo: row.runNo, lines: lines.length },
	});
	return undefined;
}
