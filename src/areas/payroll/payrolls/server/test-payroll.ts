import { contract as accounts } from "#areas/payroll/payroll-accounts/contract.ts";
import { closingOffice } from "#areas/time-tracking/month-close/server/test-closing.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { JobContext, JobDefinition } from "#kit/server/jobs/define-job.ts";
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

/** Runs a job that was started; answers what it tells its owner. */
export function runnerOf(
	server: TestServer,
	office: Pick<Awaited<ReturnType<typeof closingOffice>>, "ask" | "tenantId" | "within">,
	known: readonly JobDefinition[],
) {
	return async (jobId: string) => {
		const [job] = await office.ask<{
			kind: string;
			owner_id: string | null;
			input: { values: object };
		}>("select kind, owner_id, input from job where id = $1", [jobId]);
		const lines: string[] = [];
		const context = {
			services: server.services,
			...{ tenantId: office.tenantId, ownerId: job?.owner_id ?? null },
			...{ language: "de-DE", now: server.clock.now() },
			transaction: office.within,
			progress: async () => {},
			checkCanceled: async () => {},
			log: async (severity: string, text: string) => void lines.push(`${severity} ${text}`),
			announce: () => {},
			fail: (text: string) => lines.push(`ERROR ${text}`),
		};
		const definition = known.find(({ kind }) => kind === job?.kind);
		await definition?.run(context as unknown as JobContext, job?.input.values as never);
		return lines;
	};
}
