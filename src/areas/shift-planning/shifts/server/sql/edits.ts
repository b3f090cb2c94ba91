import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow } from "#kit/server/rows-of.ts";
import type { ShiftRow, WrittenShift } from "./shift.ts";

export interface EditRow {
	readonly id: string;
	readonly state: "DONE" | "UNDONE" | "DROPPED";
	readonly before: readonly ShiftRow[];
	readonly after: readonly WrittenShift[];
}

/** Days for which what somebody did can be taken back. */
const keptDays = 30;

/** Keeps what was done; what was taken back before it is not done again, and what is old is forgotten. */
export async function keepEdit(
	tx: Tx,
	{
		tenantId,
		userId,
		now,
	}: { readonly tenantId: string; readonly userId: string; readonly now: Date },
	edit: Pick<EditRow, "id" | "before" | "after">,
): Promise<void> {
	await execute(tx)`
		update shift_edit set state = 'DROPPED'
		where tenant_id = ${tenantId} and user_id = ${userId} and state = 'UNDONE'`;
	await execute(tx)`
		delete from shift_edit where tenant_id = ${tenantId} and user_id = ${userId}
			and made_at < ${now}::timestamptz - make_interval(days => ${keptDays})`;
	await execute(tx)`
		insert into shift_edit (tenant_id, id, user_id, made_at, before, after)
		values (${tenantId}, ${edit.id}, ${userId}, ${now}, ${JSON.stringify(edit.before)}::jsonb, ${JSON.stringify(edit.after)}::jsonb)`;
}

/** What somebody did, held; undefined where it is not hers or was forgotten. */
export function holdEdit(tx: Tx, tenantId: string, userId: string, id: string) {
	return firstRow(tx)<EditRow>`
		select id, state, before, after from shift_edit
		where tenant_id = ${tenantId} and user_id = ${userId} and id = ${id} for no key update`;
}

/** Says that an edit was taken back or done again, and as what its rows were written then. */
export async function turnEdit(
	tx: Tx,
	tenantId: string,
	{ id, state, before, after }: EditRow,
): Promise<void> {
	await execute(tx)`
		update shift_edit set state = ${state}, before = ${JSON.stringify(before)}::jsonb, after = ${JSON.stringify(after)}::jsonb,
			version = version + 1
		where tenant_id = ${tenantId} and id = ${id}`;
}
