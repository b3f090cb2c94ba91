import { makeDaysCurrent } from "#areas/time-tracking/target-actual/server/public.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { startJob } from "#kit/server/jobs/start-job.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { todayOf } from "#kit/server/today-of.ts";
import {
	type contract,
	monthRuns,
	nothingToCorrect,
	payrollTopic,
	periodClosed,
	periodNotChecked,
	periodNotClosed,
} from "../contract.ts";
import { texts } from "../text.ts";
import { closeJob } from "./close-job.ts";
import { addPeople } from "./create-payrolls.ts";
import { daysOfMonth, reckonPeople } from "./reckon.ts";
import { peopleOfPeriod } from "./sql/payrolls.ts";
import {
	holdMonth,
	holdPeriod,
	insertPeriod,
	type PeriodRow,
	periodsOf,
	setPeriodJob,
} from "./sql/periods.ts";

/** A period is the whole company's matter: who holds the right for a part of it checks, and others close. */
async function openPeriod(
	context: WriteContext,
	{ id, version }: { readonly id: string; readonly version: number },
): Promise<PeriodRow> {
	const { tx, tenantId, session } = context;
	requireGlobally(session, "payroll.manage", "WRITE");
	const period = await holdPeriod(tx, tenantId, id);
	if (period === undefined) return refuse(commonRefusals.notFound);
	if (period.version !== version) {
		const current = { state: period.state };
		await refuseStale(tx, { tenantId, entity: "payroll_period", entityId: id, current });
	}
	return period;
}

/** Two people who close at once: the second finds a newer version. */
export const closePayrollPeriod: Handler<typeof contract.closePayrollPeriod> = async (
	context,
	input,
) => {
	const { tx, tenantId, language } = context;
	const period = await openPeriod(context, input);
	const { id, month, state } = period;
	if (state === "OPEN") refuse(periodNotChecked);
	if (state !== "CHECKED") refuse(periodClosed);
	if (daysOfMonth(month).to >= todayOf(context)) refuse(monthRuns);
	const line = texts[language].jobs.closing(month);
	const jobId = await startJob(tx, context, closeJob, { periodId: id }, line);
	await setPeriodJob(tx, tenantId, id, jobId);
	const after = { month, runNo: period.runNo };
	await audit(tx, context, { entity: "payroll_period", entityId: id, action: "closed", after });
	context.announce({ kind: payrollTopic, ids: [id], update: "UPDATE" });
	return { jobId };
};

/** So many people are reckoned together. */
const together = 250;

/** A run of its own for those of whom something has changed since; the runs before stay as they are. */
export const createPayrollCorrection: Handler<typeof contract.createPayrollCorrection> = async (
	context,
	input,
) => {
	const { tx, tenantId, now } = context;
	const { id: _, version: __, state, ...period } = await openPeriod(context, input);
	if (state === "OPEN" || state === "CHECKED") refuse(periodNotClosed);
	await holdMonth(tx, tenantId, period.month);
	const runs = (await periodsOf(tx, tenantId, period.month)).filter(
		({ siteId }) => siteId === period.siteId,
	);
	// one correction after the other: two at once would both bring the same difference
	if (runs.some((run) => run.state === "OPEN" || run.state === "CHECKED")) refuse(periodNotClosed);
	const [regular] = runs as [PeriodRow];
	const changed = await changedPeople(context, regular);
	if (changed.length === 0) refuse(nothingToCorrect);
	const periodId = newId(now.getTime());
	const runNo = Math.max(...runs.map((run) => run.runNo)) + 1;
	await insertPeriod(tx, tenantId, { ...period, id: periodId, runNo });
	const created = await addPeople(context, periodId, changed);
	const after = { month: period.month, runNo };
	await audit(tx, context, {
		entity: "payroll_period",
		entityId: periodId,
		action: "created",
		after,
	});
	context.announce({ kind: payrollTopic, ids: [periodId], update: "UPDATE" });
	return { periodId, created };
};

async function changedPeople(
	{ tx, tenantId }: WriteContext,
	regular: PeriodRow,
): Promise<string[]> {
	const people = await peopleOfPeriod(tx, tenantId, regular.id);
	const changed: string[] = [];
	for (let from = 0; from < people.length; from += together) {
		const userIds = people.slice(from, from + together);
		await makeDaysCurrent(tx, tenantId, userIds, daysOfMonth(regular.month));
		const some = await reckonPeople(tx, tenantId, regular, userIds);
		for (const [userId, { lines }] of some) if (lines.length > 0) changed.push(userId);
	}
	return changed;
}
