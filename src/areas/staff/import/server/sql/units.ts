import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";

export interface UnitToInsert {
	readonly id: string;
	readonly parentId: string;
	readonly name: string;
	readonly depth: number;
}

/** Adds units of one depth together with their rows of the closure; their parents are there already. */
export async function insertUnits(
	tx: Tx,
	tenantId: string,
	units: readonly UnitToInsert[],
): Promise<void> {
	const given = sql`jsonb_to_recordset(${JSON.stringify(units)}::jsonb)
		as given(id uuid, "parentId" uuid, name text, depth int)`;
	await sql`insert into unit (tenant_id, id, parent_id, name, kind, depth)
		select ${tenantId}, id, "parentId", name, 'UNIT', depth from ${given}`.execute(tx);
	await sql`insert into unit_closure (tenant_id, ancestor_id, descendant_id, distance)
		select ${tenantId}::uuid, c.ancestor_id, given.id, c.distance + 1
		from ${given} join unit_closure c on c.tenant_id = ${tenantId} and c.descendant_id = given."parentId"
		union all
		select ${tenantId}::uuid, given.id, given.id, 0 from ${given}`.execute(tx);
}
