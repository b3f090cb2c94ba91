import pg from "pg";
import { tenantsOf } from "../tenants-of.ts";
import { invariants } from "./invariants.ts";

export interface Broken {
	readonly tenantNo: string;
	readonly invariant: string;
	/** What is at fault: ids and days. */
	readonly fault: string;
}

/**
 * What does not hold of tenants, as the owner, of one moment; changes nothing.
 *
 * @param tenantNo one tenant; all of them without
 * @throws a sentence when there is no such tenant
 */
export async function checkInvariants(
	ownerUrl: string,
	tenantNo: string | undefined,
): Promise<{ readonly tenants: number; readonly broken: readonly Broken[] }> {
	const client = new pg.Client({ connectionString: ownerUrl });
	await client.connect();
	try {
		const tenants = await tenantsOf(client, tenantNo);
		await client.query("reset role");
		const broken: Broken[] = [];
		for (const { id, no } of tenants) {
			await client.query("select set_config('app.tenant_id', $1, true)", [id]);
			for (const { name, sql } of invariants) {
				const { rows } = await client.query<{ fault: string }>(sql, [id]);
				for (const { fault } of rows) broken.push({ tenantNo: no, invariant: name, fault });
			}
		}
		return { tenants: tenants.length, broken };
	} finally {
		await client.end();
	}
}
