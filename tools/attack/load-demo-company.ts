import { pino } from "pino";
import type { Company } from "#database/demo/company.ts";
import { loadDemo } from "#database/demo/load-demo.ts";
import { withClient } from "#kit/testing/test-cluster.ts";

/** Puts a demo company into an empty database, with two months of work. */
export async function loadDemoCompany(
	ownerUrl: string,
	company: Company,
): Promise<{ readonly tenantId: string; readonly tenantNo: string }> {
	const log = pino({ level: "silent" });
	await loadDemo(ownerUrl, { now: new Date(), log, months: 2, companies: [company] });
	return withClient(ownerUrl, async (client) => {
		await client.query("begin; set local role maintenance");
		const { rows } = await client.query<{ id: string }>(
			"select tenant_id as id from tenant_directory where tenant_no = $1",
			[company.tenantNo],
		);
		return { tenantId: rows[0]?.id as string, tenantNo: company.tenantNo };
	});
}
