import {
	compareResults,
	type ResultDifference,
} from "#areas/time-tracking/target-actual/server/public.ts";
import { askingTogether } from "#kit/server/database/asking-together.ts";
import { transactionOn } from "#kit/server/database/tenant-transaction.ts";

export interface CheckedTenant {
	readonly tenantNo: string;
	/** Compared. */
	readonly days: number;
	readonly differences: readonly ResultDifference[];
}

/**
 * Computes every kept day of tenants anew, as the owner, changing nothing.
 *
 * @param tenantNo one tenant; all of them without
 * @throws a sentence when there is no such tenant
 */
export async function* checkTenants(
	ownerUrl: string,
	tenantNo: string | undefined,
): AsyncGenerator<CheckedTenant, void> {
	// as the server's: what a calculation asks for together travels together
	const client = askingTogether(ownerUrl);
	await client.connect();
	try {
		// facts and results are of one moment, however long it takes
		await client.query("begin isolation level repeatable read read only");
		await client.query("set local role maintenance");
		const { rows } = await client.query<{ id: string; no: string }>(
			`select tenant_id as id, tenant_no::text as no from tenant_directory
			where $1::text is null or tenant_no = upper($1) order by tenant_no`,
			[tenantNo ?? null],
		);
		await client.query("reset role");
		if (rows.length === 0 && tenantNo !== undefined) {
			throw new Error(`There is no tenant ${tenantNo}.`);
		}
		for (const { id, no } of rows) {
			await client.query("select set_config('app.tenant_id', $1, true)", [id]);
			const compared = await compareResults(transactionOn(client), id);
			yield { tenantNo: no, ...compared };
		}
	} finally {
		await client.end();
	}
}
