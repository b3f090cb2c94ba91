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

/** Something that came about by itself, and who may take it back. */
export interface EditOf extends Pick<EditRow, "before" | "after"> {
	readonly userId: string;
}

/**
 * Keeps what came about by itself as the last of what each of some people did: once one of them takes it back, it is
 * overtaken for the others.
 */
export async function keepEditOfEach(
	tx: Tx,
	{ tenantId, now }: { readonly tenantId: string; readonly now: Date },
	edits: readonly EditOf[],
): Promise<void> {
	const kept = edits.map(({ userId, before, after }) => ({ user_id: userId, before, after }));
	await execute(tx)`
		insert into shift_edit (tenant_id, id, user_id, made_at, before, after)
		select ${tenantId}, uuidv7(), e.user_id, ${now}::timestamptz, e.before, e.after
		from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as e(user_id uuid, before jsonb, after jsonb)`;
}

/** What somebody did, held; undefined where it is not hers or was forgotten. */
export function holdEdit(tx: Tx, tenantId: string, userId: string, id: string) {
	return firstRow(tx)<EditRow>`
		select id, state, before, after from shift_edit
		where tenant_id = ${tenantId} and user_id = ${userId} and id = ${id} for no key update`;
}

/** A shift that came back to what it was as an earlier version. */
export interface Returned {
	readonly id: string;
	/** The version that it was once, and the one that it is now. */
	readonly was: number;
	readonly now: number;
}

/** Other edits that left shifts as they are again: these can be turned in their turn. */
export async function followReturned(
	tx: Tx,
	{ tenantId, userId }: { readonly tenantId: string; readonly userId: string },
	editId: string,
	returned: readonly Returned[],
): Promise<void> {
	if (returned.length === 0) return;
	const pairs = JSON.stringify(returned);
	await execute(tx)`
		with pair as materialized (select * from jsonb_to_recordset(${pairs}::jsonb) as p(id text, was int, now int)),
		followed as (
			select e.id, jsonb_agg(case when p.now is null then x.item else x.item || jsonb_build_object('version', p.now) end
				order by x.nth) as after
			from shift_edit e
			cross join jsonb_array_elements(e.after) with ordinality x(item, nth)
			left join pair p on p.id = x.item ->> 'id' and p.was = (x.item ->> 'version')::int
			where e.tenant_id = ${tenantId} and e.user_id = ${userId} and e.id <> ${editId} and e.state <> 'DROPPED'
			group by e.id having bool_or(p.now is not null))
		update shift_edit e set after = f.after, version = e.version + 1
		from followed f where e.tenant_id = ${tenantId} and e.id = f.id`;
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
