import * as z from "zod/mini";
import { makeDaysCurrent, writtenMonth } from "#areas/time-tracking/target-actual/server/public.ts";
import { id } from "#kit/contract/fields.ts";
import { audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { defineJob, type JobContext } from "#kit/server/jobs/define-job.ts";
import { inBatches } from "#kit/server/jobs/in-batches.ts";
import { payrollTopic } from "../contract.ts";
import { texts } from "../text.ts";
import { addPeople } from "./create-payrolls.ts";
import { reckonPeople } from "./reckon.ts";
import { peopleOfPeriod } from "./sql/closing.ts";
import { holdMonth, holdPeriod, insertPeriod, type PeriodRow, runsOf } from "./sql/periods.ts";

/** So many people are reckoned together. */
const together = 100;
const lanes = 2;

/** Begins a further run of a closed period for those of whom something has changed since; the runs before stay as they are. */
export const correctJob = defineJob({
	kind: "payroll-correct",
	input: z.object({
		/** Of the first run. */
		periodId: id,
		/** Of the run that it makes: begun again, it finds what it has made. */
		correctionId: id,
	}),
	async run(context, { periodId, correctionId }) {
		const { tenantId, language } = context;
		const words = texts[language].jobs;
		const { period, people } = await context.transaction(async (tx) => ({
			period: await holdPeriod(tx, tenantId, periodId),
			people: await peopleOfPeriod(tx, tenantId, periodId),
		}));
		if (period === undefined) return;
		const changed: string[] = [];
		const work = (tx: Tx, some: readonly string[]) => changedAmong(tx, tenantId, period, some);
		const batches = inBatches(context, people, together, work, lanes);
		for await (const some of batches) changed.push(...some);
		if (changed.length === 0) return context.log("INFO", words.nothingToCorrect);
		const made = await context.transaction((tx) =>
			beginCorrection(tx, context, { ...period, id: correctionId }, changed),
		);
		if (!made) context.fail(texts[language].errors.PAYROLL_PERIOD_NOT_CLOSED);
		context.announce({ kind: payrollTopic, ids: [correctionId], update: "UPDATE" });
		await context.log("INFO", words.corrected(changed.length));
	},
});

async function changedAmong(
	tx: Tx,
	tenantId: string,
	period: PeriodRow,
	userIds: readonly string[],
): Promise<string[]> {
	await makeDaysCurrent(tx, tenantId, userIds, writtenMonth(period.month));
	const reckoned = await reckonPeople(tx, tenantId, period, userIds);
	return [...reckoned].flatMap(([userId, { lines }]) => (lines.length > 0 ? [userId] : []));
}

/** @returns whether it is begun; not where another run is still open: both would bring the same difference */
async function beginCorrection(
	tx: Tx,
	context: JobContext,
	period: PeriodRow,
	userIds: readonly string[],
): Promise<boolean> {
	const { tenantId } = context;
	const { id: periodId, version: _, state: __, ...shared } = period;
	await holdMonth(tx, tenantId, period.month);
	const runs = await runsOf(tx, tenantId, period);
	if (runs.some((run) => run.id === periodId)) return true;
	if (runs.some((run) => run.state === "OPEN" || run.state === "CHECKED")) return false;
	const runNo = Math.max(...runs.map((run) => run.runNo)) + 1;
	await insertPeriod(tx, tenantId, { ...shared, id: periodId, runNo });
	await addPeople({ ...context, tx }, periodId, userIds);
	const after = { month: period.month, runNo };
	const event = { entity: "payroll_period", entityId: periodId, action: "created", after };
	await audit(tx, context, event);
	return true;
}
