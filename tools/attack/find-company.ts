import { withClient } from "#kit/testing/test-cluster.ts";
import type { Victim } from "./victim.ts";

/** A company at a server that runs already. @throws a sentence where something of it is missing */
export async function findCompany(
	address: string,
	tenant: string | undefined,
	ownerUrl: string | undefined,
): Promise<Victim> {
	if (tenant === undefined || ownerUrl === undefined)
		throw new Error("An address needs --tenant and the owner's database in DATABASE_OWNER_URL.");
	const tenantNo = tenant.toUpperCase();
	const tenantId = await withClient(ownerUrl, async (client) => {
		await client.query("begin; set local role maintenance");
		const { rows } = await client.query<{ id: string }>(
			"select tenant_id as id from tenant_directory where tenant_no = $1",
			[tenantNo],
		);
		return rows[0]?.id;
	});
	if (tenantId === undefined) throw new Error(`There is no tenant ${tenant}.`);
	const target = { address, ownerUrl, tenantId, tenantNo, now: () => new Date() };
	return { life: { target }, end: async () => {} };
}
