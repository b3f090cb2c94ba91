import { sql } from "kysely";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { PermissionItem } from "#kit/server/session.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { contract } from "../contract.ts";

type List = (typeof contract)["listAppRegistrations"];
type Registration = AnswerOf<List>["items"][number];

type Times = "pairedAt" | "revokedAt";

export type RegistrationRow = Omit<Registration, Times> &
	Readonly<Record<Times, Date | null>> & { total: number };

const sorting = {
	person: sql`person collate natural_order`,
	device: sql`device collate natural_order`,
	state: sql`array_position(array['OPEN', 'PAIRED', 'REVOKED'], state)`,
	pairedAt: sql`"pairedAt"`,
} as const;

/** One page of the devices; nothing of their tokens and codes. */
export function registrationsOf(
	tenantId: string,
	{ search = "", sortBy, sortDirection, page, pageSize }: InputOf<List>,
): Statement {
	const direction = sql.raw(sortDirection === "DESC" ? "desc" : "asc");
	const sorted =
		sortBy === undefined
			? sql`"revokedAt" is not null`
			: sql`${sorting[sortBy]} ${direction} nulls last`;
	return statementOf(sql`
		with found as (
			select r.id, r.device, r.paired_at as "pairedAt", r.revoked_at as "revokedAt",
				case when r.revoked_at is not null then 'REVOKED' when r.paired_at is not null then 'PAIRED'
					else 'OPEN' end as state,
				u.last_name || ', ' || u.first_name as person,
				jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) as user
			from app_registration r
			join app_user u on u.tenant_id = r.tenant_id and u.id = r.user_id
			where r.tenant_id = ${tenantId})
		select *, count(*) over ()::int as total from found
		where ${search} = '' or strpos(lower(concat_ws(' ', person, device)), lower(${search})) > 0
		order by ${sorted}, person collate natural_order, id
		limit ${pageSize} offset ${(page - 1) * pageSize}`);
}

/** The first twenty that match. */
export function usersNamed(tenantId: string, search: string): Statement {
	return {
		name: "app_users_named",
		text: `
			select id, first_name as "firstName", last_name as "lastName" from app_user
			where tenant_id = $1 and role = 'USER' and is_enabled
				and position(lower($2) in lower(first_name || ' ' || last_name || ' ' || first_name)) > 0
			order by last_name, first_name, id limit 20`,
		values: [tenantId, search],
	};
}

/** What an enabled person may do on a day; undefined where there is none. */
export async function rightsOf(
	tx: Tx,
	tenantId: string,
	userId: string,
	today: string,
): Promise<readonly PermissionItem[] | undefined> {
	const { rows } = await sql<{ items: PermissionItem[] }>`
		select gate.permission_items(u.tenant_id, u.id, ${today}::date) as items from app_user u
		where u.tenant_id = ${tenantId} and u.id = ${userId} and u.is_enabled and u.role = 'USER'`.execute(
		tx,
	);
	return rows[0]?.items;
}

export async function insertRegistration(
	tx: Tx,
	tenantId: string,
	row: { id: string; userId: string; device: string },
): Promise<void> {
	await tx
		.insertInto("app_registration")
		.values({ tenant_id: tenantId, id: row.id, user_id: row.userId, device: row.device })
		.execute();
}

/** A registration that is not revoked, kept from others. */
export async function openRegistration(
	tx: Tx,
	tenantId: string,
	id: string,
): Promise<{ userId: string } | undefined> {
	return tx
		.selectFrom("app_registration")
		.select("user_id as userId")
		.where("tenant_id", "=", tenantId)
		.where("id", "=", id)
		.where("revoked_at", "is", null)
		.forUpdate()
		.executeTakeFirst();
}

export async function setPairing(
	tx: Tx,
	tenantId: string,
	id: string,
	pairing: { readonly hash: Buffer; readonly until: Date },
): Promise<void> {
	await tx
		.updateTable("app_registration")
		.set({ pairing_hash: pairing.hash, pairing_until: pairing.until })
		.where("tenant_id", "=", tenantId)
		.where("id", "=", id)
		.execute();
}

/** Uses a code up; a device that was paired before loses its token with it. */
export async function pairByCode(
	tx: Tx,
	tenantId: string,
	given: { readonly pairingHash: Buffer; readonly tokenHash: Buffer; readonly now: Date },
): Promise<{ id: string; userId: string } | undefined> {
	return tx
		.updateTable("app_registration")
		.set({
			token_hash: given.tokenHash,
			paired_at: given.now,
			pairing_hash: null,
			pairing_until: null,
		})
		.where("tenant_id", "=", tenantId)
		.where("pairing_hash", "=", given.pairingHash)
		.where("pairing_until", ">", given.now)
		.where("revoked_at", "is", null)
		.returning(["id", "user_id as userId"])
		.executeTakeFirst();
}

export async function revokeRegistration(
	tx: Tx,
	tenantId: string,
	id: string,
	now: Date,
): Promise<{ userId: string; device: string } | undefined> {
	return tx
		.updateTable("app_registration")
		.set({ revoked_at: now, pairing_hash: null, pairing_until: null })
		.where("tenant_id", "=", tenantId)
		.where("id", "=", id)
		.where("revoked_at", "is", null)
		.returning(["user_id as userId", "device"])
		.executeTakeFirst();
}

/** The number by which the company is known when somebody signs in. */
export async function ownTenantNo(tx: Tx): Promise<string> {
	const { rows } = await sql<{ no: string }>`select gate.own_tenant_no() as no`.execute(tx);
	return (rows[0] as { no: string }).no;
}
