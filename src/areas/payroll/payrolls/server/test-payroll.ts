import { contract as accounts } from "#areas/payroll/payroll-accounts/contract.ts";
import { closingOffice } from "#areas/time-tracking/month-close/server/test-closing.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { JobDefinition } from "#kit/server/jobs/define-job.ts";
import { runJob } from "#kit/server/jobs/run-job.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { jobs } from "./jobs.ts";

/**
 * Mia earns 20 € an hour and worked five hours on 1 October; Paula has given her the accounts of people paid by the hour. It is
 * 21 November 2026.
 */
export async function payrollOffice(server: TestServer) {
	const office = await closingOffice(server);
	const { mia, tenantId, ask, as } = office;
	await ask(
		`insert into wage (tenant_id, id, user_id, kind, cents, valid_from) values ($1, $2, $3, 'HOURLY', 2000, '2025-01-01')`,
		[tenantId, newId(0), mia],
	);
	const paula = as("Paula");
	const { ids } = (await paula.call(accounts.createStarterAccounts, { set: "DATEV_LUG_HOURLY" }))
		.answer;
	const days = { validFrom: "2026-01-01", validTo: null };
	await paula.call(accounts.assignPayrollAccounts, { userIds: [mia], accountIds: ids, ...days });
	const begin = (more: object = {}, who = "Paula") =>
		as(who).call(contract.createPayrolls, {
			...{ month: "2026-10", siteId: null, userIds: [mia] },
			...({ chargeBy: "NOBODY", proRata: "CALENDAR_DAYS" } as const),
			...more,
		});
	const periods = async () =>
		(await paula.call(contract.listPayrollPeriods, { month: "2026-10" })).answer.items;
	const payrollOf = async (periodId: string) => {
		const { items } = (await paula.call(contract.listPayrolls, { periodId })).answer;
		return (await paula.call(contract.getPayroll, { id: items[0]?.id as string })).answer;
	};
	return { ...office, paula, begin, periods, payrollOf, runJob: runnerOf(server, office, jobs) };
}

/** Carries out a job that was started, as a worker does; answers what it tells its owner. */
export function runnerOf(
	server: TestServer,
	{ tenantId, ask }: Pick<Awaited<ReturnType<typeof closingOffice>>, "ask" | "tenantId">,
	known: readonly JobDefinition[],
) {
	const kinds = new Map(known.map((one) => [one.kind, one]));
	return async (jobId: string) => {
		const subject = { tenantId, subjectId: jobId };
		await runJob(server.services, kinds, subject, new AbortController().signal);
		const told = await ask<{ line: string }>(
			"select severity || ' ' || text as line from job_protocol where job_id = $1 order by job_protocol.line",
			[jobId],
		);
		return told.map(({ line }) => line);
	};
}
