import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";

export interface Named {
	readonly id: string;
	readonly name: string;
}

/** Names of those of some ids that are activities or units; ids are compared as they are written. */
export async function namesOf(tx: Tx, tenantId: string, ids: readonly string[]) {
	if (ids.length === 0) return [];
	const given = sql`any(${[...ids]}::text[])`;
	return rows(tx)<Named & { kind: "ACTIVITY" | "UNIT" }>`
		select id, name, 'ACTIVITY' as kind from activity where tenant_id = ${tenantId} and id::text = ${given}
		union all
		select id, name, 'UNIT' from unit where tenant_id = ${tenantId} and id::text = ${given}`;
}

/** Activities and units of a company that are in use, by name. */
export async function possibleTargets(tx: Tx, tenantId: string) {
	const activities = await rows(tx)<Named>`
		select id, name from activity where tenant_id = ${tenantId} and is_enabled
		order by name collate natural_order`;
	const units = await rows(tx)<Named>`
		select id, name from unit where tenant_id = ${tenantId} and is_enabled
		order by name collate natural_order`;
	return { activities: activities, units: units };
}
