import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { masterTable } from "#kit/server/master-data/master-table.ts";
import { execute } from "#kit/server/rows-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import { apiKeys } from "../contract.ts";

/** Of the secrets not even the hashes. */
export const apiKeyTable = masterTable("api_key", apiKeys, {
	columns: { name: "name", permissions: "permissions" },
	extra: {
		state: (now) => sql`(case when m.revoked_at is not null then 'REVOKED'
			when m.expires_at <= ${now}::timestamptz then 'EXPIRED' else 'ACTIVE' end)`,
		usedAt: sql`m.used_at`,
		expiresAt: sql`m.expires_at`,
		revokedAt: sql`m.revoked_at`,
		createdBy: sql`(select nullif(concat_ws(' ', u.first_name, u.last_name), '') from audit_event a
			join app_user u on u.tenant_id = a.tenant_id and u.id = a.actor_id
			where a.tenant_id = m.tenant_id and a.entity_id = m.id and a.entity = 'api_key' and a.action = 'created'
			limit 1)`,
	},
	order: sql`m.revoked_at is not null`,
});

export interface NewApiKey {
	readonly id: string;
	readonly tokenHash: Buffer;
	readonly name: string;
	readonly permissions: object;
	readonly expiresAt: Date | null;
	readonly siteId: string;
}

/** The key and the app_user it acts as, in the company's own unit. */
export async function insertApiKey(tx: Tx, tenantId: string, row: NewApiKey): Promise<void> {
	await tx
		.insertInto("app_user")
		.values((eb) => ({
			tenant_id: tenantId,
			id: row.id,
			unit_id: eb
				.selectFrom("unit")
				.select("id")
				.where("tenant_id", "=", tenantId)
				.where("parent_id", "is", null),
			site_id: row.siteId,
			first_name: "API",
			last_name: row.name,
			role: "APIKEY",
		}))
		.execute();
	await addRows(tx, "api_key", {
		tenant_id: tenantId,
		id: row.id,
		token_hash: row.tokenHash,
		name: row.name,
		permissions: JSON.stringify(row.permissions),
		expires_at: row.expiresAt,
	});
}

/** A key that is revoked names nobody who may sign in. */
export async function revokeApiKey(tx: Tx, tenantId: string, id: string, now: Date): Promise<void> {
	await execute(tx)`
		update api_key set revoked_at = ${now}
		where tenant_id = ${tenantId} and id = ${id}`;
	await execute(tx)`
		update app_user set is_enabled = false
		where tenant_id = ${tenantId} and id = ${id}`;
}
