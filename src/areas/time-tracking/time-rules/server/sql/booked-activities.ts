import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";

export interface ShiftActivities {
	readonly userId: string;
	/** Null: there is none that the person may book. */
	readonly work: string | null;
	readonly pause: string | null;
}

/** What people book when nothing else is said: their own default, else the company's, else the first they may book. */
export async function shiftActivities(tx: Tx, tenantId: string, userIds: readonly string[]) {
	const first = (classType: string) => sql<string | null>`(
		select a.id from activity a
		left join activity_override o on o.tenant_id = a.tenant_id and o.activity_id = a.id and o.user_id = u.id
		where a.tenant_id = ${tenantId} and a.class_type = ${classType} and a.is_enabled and coalesce(o.is_allowed, true)
		order by coalesce(o.is_default, false) desc, a.is_default desc, a.name collate natural_order, a.id limit 1)`;
	const found = await rows(tx)<ShiftActivities>`
		select u.id as "userId", ${first("WORKTIME")} as work, ${first("PAUSE")} as pause
		from app_user u where u.tenant_id = ${tenantId} and u.id = any(${[...userIds]}::uuid[])`;
	return new Map(found.map((row) => [row.userId, row]));
}
