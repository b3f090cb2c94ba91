import { contract, type PayrollPeriod } from "../contract.ts";
import type { payrollOffice } from "./test-payroll.ts";

type Office = Awaited<ReturnType<typeof payrollOffice>>;

/** So many people without accounts in a month, all looked at; their ids as they are closed one after the other. */
export async function checkedCrowd(
	{ ask, tenantId, mia, begin, paula }: Office,
	month: string,
	count: number,
) {
	const people = await ask<{ id: string }>(
		`insert into app_user (tenant_id, id, unit_id, site_id, first_name, last_name, personnel_no)
		select u.tenant_id, gen_random_uuid(), u.unit_id, u.site_id, 'Person', 'Nummer ' || n, (5000 + n)::text
		from app_user u, generate_series(1, $3::int) n where u.tenant_id = $1 and u.id = $2 returning id`,
		[tenantId, mia, count],
	);
	const userIds = people.map(({ id }) => id).toSorted();
	const { periodId } = (await begin({ month, userIds })).answer;
	const acknowledged = [{ code: "NO_ACCOUNTS", value: 1, reason: "Aushilfen" }];
	await ask("update payroll set state = 'CHECKED', acknowledged = $2 where period_id = $1", [
		periodId,
		JSON.stringify(acknowledged),
	]);
	await ask("update payroll_period set state = 'CHECKED' where id = $1", [periodId]);
	const period = async () =>
		(await paula.call(contract.listPayrollPeriods, { month })).answer.items[0] as PayrollPeriod;
	return {
		userIds,
		period,
		/** @returns the job */
		close: async () => {
			const { version } = await period();
			const closing = await paula.call(contract.closePayrollPeriod, { id: periodId, version });
			return closing.answer.jobId;
		},
	};
}
