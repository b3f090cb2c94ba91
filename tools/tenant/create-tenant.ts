import pg from "pg";
import { importForSite } from "#areas/settings/holidays/server/public.ts";
import { newId } from "#kit/contract/new-id.ts";
import { audit } from "#kit/server/audit.ts";
import { type Tx, transactionOn } from "#kit/server/database/tenant-transaction.ts";
import {
	insertAdministrator,
	insertOneTimeLink,
	type NewAdministrator,
} from "../../database/new-administrator.ts";
import { insertTenant, type NewTenant } from "../../database/new-tenant.ts";

/**
 * Makes a tenant with its first administrator, as the owner, in one transaction.
 *
 * @returns the secret of the one-time link that sets the administrator's password
 */
export async function createTenant(
	ownerUrl: string,
	wanted: NewTenant,
	person: NewAdministrator,
): Promise<string> {
	const tenantId = newId(wanted.now.getTime());
	return withTenant(ownerUrl, tenantId, async (tx) => {
		const created = await insertTenant(tx, tenantId, wanted);
		const userId = await insertAdministrator(tx, created, person, wanted);
		const now = wanted.now;
		await audit(
			tx,
			{ tenantId, now },
			{
				entity: "tenant",
				entityId: tenantId,
				action: "created",
				after: { tenantNo: wanted.tenantNo, name: wanted.name },
			},
		);
		const { country, region } = wanted.site;
		await importForSite(tx, { tenantId, now }, { siteId: created.siteId, country, region });
		const purpose = "FIRST_ADMIN";
		return insertOneTimeLink(tx, { tenantId, userId, purpose, now });
	});
}

async function withTenant<T>(
	ownerUrl: string,
	tenantId: string,
	work: (tx: Tx) => Promise<T>,
): Promise<T> {
	const client = new pg.Client({ connectionString: ownerUrl });
	await client.connect();
	try {
		await client.query("begin");
		await client.query("select set_config('app.tenant_id', $1, true)", [tenantId]);
		const result = await work(transactionOn(client));
		await client.query("commit");
		return result;
	} finally {
		await client.end();
	}
}
