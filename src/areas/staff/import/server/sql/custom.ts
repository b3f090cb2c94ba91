import { sql } from "kysely";
import { visibleUnits, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import type { CustomCells } from "#domain/import/read-custom.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Session } from "#kit/server/session.ts";

/** Units in which the session may change personal values of people. */
export async function personalUnits(tx: Tx, session: Session): Promise<Set<string>> {
	const { tenantId } = session;
	const { rows } = await sql<{ id: string }>`
		select id from unit where tenant_id = ${tenantId} and id in ${visibleUnits(session, "contracts.manage", "WRITE")}`.execute(
		tx,
	);
	return new Set(rows.map(({ id }) => id));
}

export interface Nameable {
	readonly id: string;
	/** What a cell may call her, in small letters. */
	readonly names: readonly string[];
}

/** Enabled people whom the session sees, with all that a cell may call them. */
export async function nameablePeople(tx: Tx, session: Session, today: string): Promise<Nameable[]> {
	const { tenantId } = session;
	const { rows } = await sql<Nameable>`
		select id, array_remove(array[lower(personnel_no), lower(mail), lower(last_name || ', ' || first_name),
			lower(first_name || ' ' || last_name)], null) as names
		from app_user where tenant_id = ${tenantId} and is_enabled and role = 'USER'
			and id in ${visibleUsers(session, "users.manage", "LIST", today)}`.execute(tx);
	return rows;
}

/** Custom values of people by their ids. */
export async function customOf(
	tx: Tx,
	tenantId: string,
	ids: readonly string[],
): Promise<ReadonlyMap<string, CustomCells>> {
	const { rows } = await sql<{ id: string; custom: CustomCells }>`
		select id, custom from app_user where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`.execute(
		tx,
	);
	return new Map(rows.map(({ id, custom }) => [id, custom]));
}
