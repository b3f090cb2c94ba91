import { sql } from "kysely";
import type { Statement } from "../../../../kit/server/database/database.ts";
import type { Tx } from "../../../../kit/server/database/tenant-transaction.ts";

export function apiKeysOf(tenantId: string): Statement {
	return {
		name: "api_keys",
		text: `
			select k.id, k.name, k.permissions, k.expires_at as "expiresAt", k.revoked_at as "revokedAt", k.used_at as "usedAt",
				(select nullif(concat_ws(' ', u.first_name, u.last_name), '') from audit_event a
					join app_user u on u.tenant_id = a.tenant_id and u.id = a.actor_id
					where a.tenant_id = k.tenant_id and a.entity_id = k.id and a.entity = 'api_key' and a.action = 'created'
					limit 1) as "createdBy"
			from api_key k where k.tenant_id = $1
			order by (k.revoked_at is not null), lower(k.name), k.id`,
		values: [tenantId],
	};
}

export interface NewApiKey {
	readonly id: string;
	readonly tokenHash: Buffer;
	readonly name: string;
	readonly permissions: object;
	readonly expiresAt: Date | null;
	readonly siteId: string;
}

/** The key and the app_user it acts as, in the company's own unit. */
export async function insertApiKey(
	tx: Tx,
	tenantId: string,
	row: NewApiKey,
): Promise<void> {
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
	await tx
		.insertInto("api_key")
		.values({
			tenant_id: tenantId,
			id: row.id,
			token_hash: row.tokenHash,
			name: row.name,
			permissions: JSON.stringify(row.permissions),
			expires_at: row.expiresAt,
		})
		.execute();
}

/** @returns its name; undefined when there is none, or none that still works */
export async function revokeApiKey(
	tx: Tx,
	tenantId: string,
	id: string,
	now: Date,
): Promise<{ name: string; permissions: unknown } | undefined> {
	const revoked = await tx
		.updateTable("api_key")
		.set({ revoked_at: now })
		.where("tenant_id", "=", tenantId)
		.where("id", "=", id)
		.where("revoked_at", "is", null)
		.returning(["name", "permissions"])
		.executeTakeFirst();
	if (revoked === undefined) return undefined;
	await tx
		.updateTable("app_user")
		.set({ is_enabled: false })
		.where("tenant_id", "=", tenantId)
		.where("id", "=", id)
		.execute();
	return revoked;
}

export async function ownTenantNo(tx: Tx): Promise<string> {
	const { rows } = await sql<{
		no: string;
	}>`select gate.own_tenant_no() as no`.execute(tx);
	return (rows[0] as { no: string }).no;
}
