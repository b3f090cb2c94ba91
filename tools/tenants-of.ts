import type pg from "pg";

export interface ListedTenant {
	readonly id: string;
	readonly no: string;
}

/**
 * Begins to read one moment of an installation, however long it takes, as `maintenance`, who finds all tenants. Nothing can be
 * changed until the connection ends.
 *
 * @param tenantNo one tenant; all of them without
 * @throws a sentence when there is no such tenant
 */
export async function tenantsOf(
	client: pg.Client,
	tenantNo: string | undefined,
): Promise<readonly ListedTenant[]> {
	await client.query("begin isolation level repeatable read read only");
	await client.query("set local role maintenance");
	const { rows } = await client.query<ListedTenant>(
		`select tenant_id as id, tenant_no::text as no from tenant_directory
		where $1::text is null or tenant_no = upper($1) order by tenant_no`,
		[tenantNo ?? null],
	);
	if (rows.length === 0 && tenantNo !== undefined)
		throw new Error(`There is no tenant ${tenantNo}.`);
	return rows;
}
