import { sql } from "kysely";
import type { SequenceStart } from "#domain/shifts/sequences/sequence-facts.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { masterTable, type Narrowing } from "#kit/server/master-data/master-table.ts";
import { execute, firstRow } from "#kit/server/rows-of.ts";
import { type SequenceItem, shiftSequences } from "../../contract.ts";

const unitName = sql`(select n.name from unit n where n.tenant_id = m.tenant_id and n.id = m.unit_id)`;

export const sequenceTable = masterTable("shift_sequence", shiftSequences, {
	columns: { name: "name", unitId: "unit_id", start: "start", days: "days" },
	unique: { shift_sequence_name: "name" },
	extra: {
		unitName,
		dayCount: sql`jsonb_array_length(m.days)`,
		shiftCount: sql`(select coalesce(sum(jsonb_array_length(x)), 0)::int from jsonb_array_elements(m.days) x)`,
	},
	names: { unitId: unitName },
	filters: { unitId: (id) => sql`m.unit_id = ${id}` },
});

/** Everybody who plans anywhere uses all of them. */
export const all: Narrowing = sql`true`;

export interface SequenceRow {
	readonly id: string;
	readonly start: SequenceStart;
	readonly days: readonly (readonly SequenceItem[])[];
	readonly isEnabled: boolean;
}

export function sequenceById(tx: Tx, tenantId: string, id: string) {
	return firstRow(tx)<SequenceRow>`
		select id, start, days, is_enabled as "isEnabled" from shift_sequence where tenant_id = ${tenantId} and id = ${id}`;
}

/** Keeps what the days of a sequence refer to. */
export async function keepReferences(
	tx: Tx,
	tenantId: string,
	sequenceId: string,
	days: readonly (readonly SequenceItem[])[],
): Promise<void> {
	await execute(tx)`
		delete from shift_sequence_item where tenant_id = ${tenantId} and sequence_id = ${sequenceId}`;
	await execute(tx)`
		insert into shift_sequence_item (tenant_id, sequence_id, day_index, n, workspace_id, activity_id)
		select ${tenantId}, ${sequenceId}, d.nth - 1, i.nth, (i.item ->> 'workspaceId')::uuid, (i.item ->> 'activityId')::uuid
		from jsonb_array_elements(${JSON.stringify(days)}::jsonb) with ordinality d (items, nth)
		cross join jsonb_array_elements(d.items) with ordinality i (item, nth)`;
}
