import { payrollOffice, runnerOf } from "#areas/payroll/payrolls/server/test-payroll.ts";
import { insertEntry } from "#areas/time-tracking/target-actual/server/test-company.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { jobs } from "./jobs.ts";

export const month = "2026-10";

/** The office of payroll, where Mia has asked for five hours on 2 October, which Hanna could approve. */
export async function cockpitOffice(server: TestServer) {
	const office = await payrollOffice(server);
	await insertEntry(office, "2026-10-02", "07:00", "12:00", { state: "REQUESTED" });
	const run = runnerOf(server, office, jobs);
	/** Has the figures of a month made, as people who open it do; answers whether that was begun. */
	const refresh = async (of = month) => {
		const { answer } = await office.paula.call(contract.refreshPayrollFigures, { month: of });
		const [job] = await office.ask<{ id: string }>(
			"select id from job where tenant_id = $1 and kind = 'payroll-figures' and input -> 'values' ->> 'month' = $2",
			[office.tenantId, of],
		);
		if (answer.isStarted) await run(job?.id as string);
		return answer.isStarted;
	};
	return { ...office, refresh };
}
