import {
	compareResults,
	type ResultDifference,
} from "#areas/time-tracking/target-actual/server/public.ts";
import { askingTogether } from "#kit/server/database/asking-together.ts";
import { transactionOn } from "#kit/server/database/tenant-transaction.ts";
import { tenantsOf } from "../tenants-of.ts";

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
		const tenants = await tenantsOf(client, tenantNo);
		await client.query("reset role");
		for (const { id, no } of tenants) {
			await client.query("select set_config('app.tenant_id', $1, true)", [id]);
			const compared = await compareResults(transactionOn(client), id);
			yield { tenantNo: no, ...compared };
		}
	} finally {
		await client.end();
	}
}
