import { sql } from "kysely";
import { limits } from "#kit/contract/limits.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { masterTable } from "#kit/server/master-data/master-table.ts";
import { execute, firstRow } from "#kit/server/rows-of.ts";
import type { PermissionItem } from "#kit/server/session.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import { appRegistrations } from "../contract.ts";

const ofPerson = sql`from app_user u where u.tenant_id = m.tenant_id and u.id = m.user_id`;

/** Nothing of tokens and codes. */
export const registrationTable = masterTable("app_registration", appRegistrations, {
	columns: { device: "device" },
	extra: {
		user: sql`(select jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) ${ofPerson})`,
		person: sql`(select u.last_name || ', ' || u.first_name ${ofPerson})`,
		state: sql`(case when m.revoked_at is not null then 'REVOKED' when m.paired_at is not null then 'PAIRED' else 'OPEN' end)`,
		pairedAt: sql`m.paired_at`,
		revokedAt: sql`m.revoked_at`,
	},
	order: sql`m.revoked_at is not null`,
});

/** Those that match. */
export function usersNamed(tenantId: string, search: string): Statement {
	return {
		text: `
			select id, first_name as "firstName", last_name as "lastName" from app_user
			where tenant_id = $1 and role = 'USER' and is_enabled
				and position(lower($2) in lower(first_name || ' ' || last_name || ' ' || first_name)) > 0
			order by last_name, first_name, id limit ${limits.listLength}`,
		values: [tenantId, search],
	};
}

/** What an enabled person may do on a day; undefined where there is none. */
export async function rightsOf(tx: Tx, tenantId: string, userId: string, today: string) {
	const row = await firstRow(tx)<{ items: PermissionItem[] }>`
		select gate.permission_items(u.tenant_id, u.id, ${today}::date) as items from app_user u
		where u.tenant_id = ${tenantId} and u.id = ${userId} and u.is_enabled and u.role = 'USER'`;
	return row?.items;
}

export async function insertRegistration(
	tx: Tx,
	tenantId: string,
	row: { id: string; userId: string; device: string },
): Promise<void> {
	await addRows(tx, "app_registration", {
		tenant_id: tenantId,
		id: row.id,
		user_id: row.userId,
		device: row.device,
	});
}

/** A registration that is not revoked, locked. */
export async function openRegistration(tx: Tx, tenantId: string, id: string) {
	return firstRow(tx)<{ userId: string }>`
		select user_id as "userId" from app_registration
		where tenant_id = ${tenantId} and id = ${id} and revoked_at is null for update`;
}

export async function setPairing(
	tx: Tx,
	tenantId: string,
	id: string,
	pairing: { readonly hash: Buffer; readonly until: Date },
): Promise<void> {
	await execute(tx)`
		update app_registration set pairing_hash = ${pairing.hash}, pairing_until = ${pairing.until}
		where tenant_id = ${tenantId} and id = ${id}`;
}

/** Uses a code up; a device that was paired before loses its token with it. */
export async function pairByCode(
	tx: Tx,
	tenantId: string,
	given: { readonly pairingHash: Buffer; readonly tokenHash: Buffer; readonly now: Date },
): Promise<{ id: string; userId: string } | undefined> {
	return firstRow(tx)<{ id: string; userId: string }>`
		update app_registration set token_hash = ${given.tokenHash}, paired_at = ${given.now},
			pairing_hash = null, pairing_until = null
		where tenant_id = ${tenantId} and pairing_hash = ${given.pairingHash} and pairing_until > ${given.now}
			and revoked_at is null
		returning id, user_id as "userId"`;
}

export async function revokeRegistration(tx: Tx, tenantId: string, id: string, now: Date) {
	await execute(tx)`
		update app_registration set revoked_at = ${now}, pairing_hash = null, pairing_until = null
		where tenant_id = ${tenantId} and id = ${id}`;
}

/** The number by which the company is known when somebody signs in. */
export async function ownTenantNo(tx: Tx): Promise<string> {
	const row = await firstRow(tx)<{ no: string }>`select gate.own_tenant_no() as no`;
	return (row as { no: string }).no;
}
