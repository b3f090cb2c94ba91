import { sql } from "kysely";
import { composedStatement } from "#kit/server/composed-statement.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow } from "#kit/server/rows-of.ts";
import { columnsOf } from "#kit/server/versioned-rows/columns-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import type { Modification } from "../../contract/modifications.ts";

export type StoredModification = Omit<Modification, "code" | "name"> & { readonly userId: string };

/** Modifications of a person's accounts as `items`, the newest first, of one row; no row where there is no such person. */
export const modificationsOf = composedStatement(
	["tenantId", "userId"],
	({ tenantId, userId }) => sql`
		select coalesce((
			select json_agg(json_build_object('id', m.id, 'accountId', m.account_id, 'code', a.code, 'name', a.name,
				'day', m.day, 'type', m.type, 'minutes', m.minutes, 'reason', m.reason, 'reversesId', m.reverses_id,
				'isReversed', r.id is not null) order by m.day desc, m.id desc)
			from special_account_modification m
			join special_account a on a.tenant_id = m.tenant_id and a.id = m.account_id
			left join special_account_modification r on r.tenant_id = m.tenant_id and r.reverses_id = m.id
			where m.tenant_id = u.tenant_id and m.user_id = u.id
		), '[]') as items
		from app_user u where u.tenant_id = ${tenantId} and u.id = ${userId}`,
);

export function readModification(tx: Tx, tenantId: string, id: string) {
	return firstRow(tx)<StoredModification>`
		select m.id, m.user_id as "userId", m.account_id as "accountId", m.day, m.type, m.minutes, m.reason,
			m.reverses_id as "reversesId", exists (select from special_account_modification r
				where r.tenant_id = m.tenant_id and r.reverses_id = m.id) as "isReversed"
		from special_account_modification m
		where m.tenant_id = ${tenantId} and m.id = ${id}`;
}

export async function insertModification(
	tx: Tx,
	tenantId: string,
	row: Omit<StoredModification, "isReversed">,
): Promise<void> {
	await addRows(tx, "special_account_modification", { tenant_id: tenantId, ...columnsOf(row) });
}
