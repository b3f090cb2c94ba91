import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";

interface Asked {
	readonly tenantId: string;
	readonly unitId: string;
	readonly from: string;
	readonly to: string;
	/** Those too that somebody has and nobody was told of yet. */
	readonly withUnpublished: boolean;
	readonly most: number;
}

/** Shifts at places of a department and those below it that are to be given to somebody, by day. */
export async function openShiftIds(tx: Tx, asked: Asked): Promise<string[]> {
	const { tenantId, unitId, from, to, withUnpublished, most } = asked;
	const isOpen = withUnpublished
		? sql`(s.user_id is null or s.published_at is null)`
		: sql`s.user_id is null`;
	const found = await rows(tx)<{ id: string }>`
		select s.id from shift s
		where s.tenant_id = ${tenantId} and s.day >= ${from} and s.day <= ${to} and s.deleted_at is null and ${isOpen}
			and s.class_type <> 'SHIFT_FREE' and s.workspace_id is not null and s.group_id is null
			and s.unit_id in (select descendant_id from unit_closure where tenant_id = ${tenantId} and ancestor_id = ${unitId})
		order by s.day, s.begin_at, s.id limit ${most}`;
	return found.map(({ id }) => id);
}
