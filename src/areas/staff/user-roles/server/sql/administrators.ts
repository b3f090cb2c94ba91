import { sql } from "kysely";
import type { Tx } from "../../../../../kit/server/database/tenant-transaction.ts";

export interface Administrator {
	readonly id: string;
	/** No end of the right is known, nor a last day of the person. */
	readonly isLasting: boolean;
}

/**
 * The first few of those who hold everything everywhere today and may sign in, who hold it without end first. Keeps other
 * changes of administrators waiting until the transaction ends, so that two cannot remove each other.
 */
export async function administratorsOf(
	tx: Tx,
	tenantId: string,
	today: string,
): Promise<Administrator[]> {
	await sql`select from tenant where tenant_id = ${tenantId} for no key update`.execute(
		tx,
	);
	const { rows } = await sql<Administrator>`
		select u.id, bool_or(g.valid_to is null and u.exit_date is null) as "isLasting"
		from (
			select a.user_id, a.valid_to from role_assignment a
			join role_permission p on p.tenant_id = a.tenant_id and p.role_id = a.role_id
				and p.permission_key = 'access.defaults' and p.level = 4
			where a.tenant_id = ${tenantId} and a.scope = 'GLOBAL'
				and a.valid_from <= ${today} and (a.valid_to is null or a.valid_to >= ${today})
			union all
			select g.user_id, g.valid_to from user_permission g
			where g.tenant_id = ${tenantId} and g.scope = 'GLOBAL' and g.permission_key = 'access.defaults' and g.level = 4
				and g.valid_from <= ${today} and (g.valid_to is null or g.valid_to >= ${today})
		) g
		join app_user u on u.tenant_id = ${tenantId} and u.id = g.user_id and u.is_enabled and u.role = 'USER'
			and (u.exit_date is null or u.exit_date >= ${today})
		group by u.id
		order by 2 desc
		limit 2`.execute(tx);
	return rows;
}

/** Whether a person is the only one who holds everything everywhere and may sign in. */
export async function isLastAdministrator(
	tx: Tx,
	tenantId: string,
	userId: string,
	today: string,
): Promise<boolean> {
	const found = await administratorsOf(tx, tenantId, today);
	return found.length === 1 && found[0]?.id === userId;
}
