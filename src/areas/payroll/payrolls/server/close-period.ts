import { resolveSetting } from "#areas/settings/global/server/public.ts";
import { writtenMonth } from "#areas/time-tracking/target-actual/server/public.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { startJob } from "#kit/server/jobs/start-job.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { todayOf } from "#kit/server/today-of.ts";
import {
	checkedByOneself,
	type contract,
	monthRuns,
	payrollTopic,
	periodClosed,
	periodNotChecked,
	periodNotClosed,
} from "../contract.ts";
import { texts } from "../text.ts";
import { closeJob } from "./close-job.ts";
import { correctJob } from "./correct-job.ts";
import { hasChecked, holdPeriod, type PeriodRow, runsOf, setPeriodJob } from "./sql/periods.ts";

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

/** Whether the company wants that who checks does not close. */
async function demandsFourEyes(tx: Tx, tenantId: string, day: string): Promise<boolean> {
	const place = { unitId: null, siteId: null };
	const setting = { tenantId, key: "payroll.closing", day, ...place } as const;
	return (await resolveSetting(tx, setting)).fourEyes;
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
	const today = todayOf(context);
	if (writtenMonth(month).to >= today) refuse(monthRuns);
	const isFourEyes = await demandsFourEyes(tx, tenantId, today);
	const own = { periodId: id, userId: context.session.userId };
	if (isFourEyes && (await hasChecked(tx, tenantId, own))) refuse(checkedByOneself);
	const line = texts[language].jobs.closing(month);
	const jobId = await startJob(tx, context, closeJob, { periodId: id, isFourEyes }, line);
	await setPeriodJob(tx, tenantId, id, jobId);
	const after = { month, runNo: period.runNo };
	await audit(tx, context, { entity: "payroll_period", entityId: id, action: "closed", after });
	context.announce({ kind: payrollTopic, ids: [id], update: "UPDATE" });
	return { jobId };
};

/** By a job: the people of a company are not reckoned while one waits. */
export const createPayrollCorrection: Handler<typeof contract.createPayrollCorrection> = async (
	context,
	input,
) => {
	const { tx, tenantId, now, language } = context;
	const period = await openPeriod(context, input);
	const { id, month } = period;
	const runs = await runsOf(tx, tenantId, period);
	// one correction after the other: two at once would both bring the same difference
	if (runs.some((run) => run.state === "OPEN" || run.state === "CHECKED")) refuse(periodNotClosed);
	const [regular] = runs as [PeriodRow];
	const work = { periodId: regular.id, correctionId: newId(now.getTime()) };
	const line = texts[language].jobs.correcting(month);
	const jobId = await startJob(tx, context, correctJob, work, line);
	await setPeriodJob(tx, tenantId, id, jobId);
	context.announce({ kind: payrollTopic, ids: [id], update: "UPDATE" });
	return { jobId };
};
