import pg from "pg";
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
		await client.query("begin isolation level repeatable read read only");
		await client.query("set local role maintenance");
		const { rows: tenants } = await client.query<{ id: string; no: string }>(
			`select tenant_id as id, tenant_no::text as no from tenant_directory
			where $1::text is null or tenant_no = upper($1) order by tenant_no`,
			[tenantNo ?? null],
		);
		await client.query("reset role");
		if (tenants.length === 0 && tenantNo !== undefined)
			throw new Error(`There is no tenant ${tenantNo}.`);
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
