import { sql } from "kysely";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { contract } from "../contract.ts";

type List = (typeof contract)["listApiKeys"];
type ListInput = InputOf<List>;
type ApiKey = AnswerOf<List>["items"][number];

type Times = "expiresAt" | "revokedAt" | "usedAt";

export type ApiKeyRow = Omit<ApiKey, Times> &
	Readonly<Record<Times, Date | null>> & { total: number };

const sorting = {
	name: sql`name collate natural_order`,
	state: sql`array_position(array['ACTIVE', 'EXPIRED', 'REVOKED'], state)`,
	used: sql`"usedAt"`,
	expires: sql`"expiresAt"`,
	createdBy: sql`"createdBy" collate natural_order`,
} as const;

/** One page of the keys; of their secrets not even the hashes. */
export function apiKeysOf(
	tenantId: string,
	now: Date,
	{ search = "", sortBy, sortDirection, page, pageSize }: ListInput,
): Statement {
	const direction = sql.raw(sortDirection === "DESC" ? "desc" : "asc");
	const sorted =
		sortBy === undefined
			? sql`"revokedAt" is not null`
			: sql`${sorting[sortBy]} ${direction} nulls last`;
	return statementOf(sql`
		with found as (
			select k.id, k.name, k.permissions, k.expires_at as "expiresAt", k.revoked_at as "revokedAt", k.used_at as "usedAt",
				case when k.revoked_at is not null then 'REVOKED' when k.expires_at <= ${now}::timestamptz then 'EXPIRED'
					else 'ACTIVE' end as state,
				(select nullif(concat_ws(' ', u.first_name, u.last_name), '') from audit_event a
					join app_user u on u.tenant_id = a.tenant_id and u.id = a.actor_id
					where a.tenant_id = k.tenant_id and a.entity_id = k.id and a.entity = 'api_key' and a.action = 'created'
					limit 1) as "createdBy"
			from api_key k where k.tenant_id = ${tenantId})
		select *, count(*) over ()::int as total from found
		where ${search} = '' or strpos(lower(concat_ws(' ', name, "createdBy")), lower(${search})) > 0
		order by ${sorted}, name collate natural_order, id
		limit ${pageSize} offset ${(page - 1) * pageSize}`);
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
