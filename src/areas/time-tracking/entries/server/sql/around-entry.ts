import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";
import type { OverlappingEntry } from "../../contract/tracking-answer.ts";

/** Civil days, both inclusive; null: open. */
export interface EmploymentRow {
	readonly userId: string;
	readonly entryDate: string;
	readonly exitDate: string | null;
}

export interface OverlapRow extends Omit<OverlappingEntry, "begin" | "end"> {
	readonly begin: Date;
	readonly end: Date | null;
}

/** An entry, and from when to when it is. */
export interface EntrySpan {
	readonly id: string;
	readonly userId: string;
	readonly begin: Date;
	readonly end: Date;
}

/** A person's other entries in the same time that are not refused nor cancelled, the earliest first. */
export function entriesWithin(tx: Tx, tenantId: string, { id, userId, begin, end }: EntrySpan) {
	return rows(tx)<OverlapRow>`
		select t.id, t.begin_at as begin, t.end_at as end, t.zone, t.state, a.name as "activityName"
		from time_tracking t
		join activity a on a.tenant_id = t.tenant_id and a.id = t.activity_id
		where t.tenant_id = ${tenantId} and t.user_id = ${userId} and t.deleted_at is null
			and t.id <> ${id} and t.state in ('PLANNED', 'REQUESTED', 'APPROVED')
			and t.day between (${begin}::timestamptz - interval '3 days')::date and (${end}::timestamptz + interval '1 day')::date
			and t.begin_at < ${end} and t.occupied_to > ${begin}
		order by t.begin_at, t.id limit 20`;
}

/** Every employment that people ever had, the earliest first. */
export function employmentsOf(tx: Tx, tenantId: string, userIds: readonly string[]) {
	return rows(tx)<EmploymentRow>`
		select user_id as "userId", entry_date::text as "entryDate", exit_date::text as "exitDate" from employment
		where tenant_id = ${tenantId} and user_id = any(${[...userIds]}::uuid[])
		order by user_id, entry_date`;
}
