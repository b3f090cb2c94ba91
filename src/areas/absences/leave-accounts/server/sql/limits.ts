import { sql } from "kysely";
import { wholeDay } from "#domain/leave/leave-days.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, rows } from "#kit/server/rows-of.ts";

/** In ten thousandths of a day. */
export interface LimitRow extends Record<string, unknown> {
	readonly userId: string;
	readonly advance: number;
	/** Null: none. */
	readonly notice: number | null;
	readonly version: number;
}

/** Columns of the row `m`. */
const shown = sql`m.user_id as "userId", (m.advance_days * 10000)::int as advance, (m.notice_days * 10000)::int as notice, m.version`;

export function limitsOf(tx: Tx, tenantId: string, userIds: readonly string[], activityId: string) {
	return rows(tx)<LimitRow>`
		select ${shown} from leave_limit m
		where m.tenant_id = ${tenantId} and m.user_id = any(${[...userIds]}::uuid[]) and m.activity_id = ${activityId}`;
}

interface Whose {
	readonly tenantId: string;
	readonly userId: string;
	readonly activityId: string;
}

/**
 * Writes a person's limits, where they are as they were last seen.
 *
 * @param version null: there were none
 * @returns undefined where somebody else has written meanwhile
 */
export async function writeLimit(
	tx: Tx,
	{ tenantId, userId, activityId }: Whose,
	{ advance, notice }: Pick<LimitRow, "advance" | "notice">,
	version: number | null,
): Promise<number | undefined> {
	const noticeDays = notice === null ? null : notice / wholeDay;
	if (version === null) {
		const added = await execute(tx)`
			insert into leave_limit (tenant_id, user_id, activity_id, advance_days, notice_days)
			values (${tenantId}, ${userId}, ${activityId}, ${advance / wholeDay}, ${noticeDays})
			on conflict (tenant_id, user_id, activity_id) do nothing`;
		return added === 1 ? 1 : undefined;
	}
	const changed = await execute(tx)`
		update leave_limit set advance_days = ${advance / wholeDay}, notice_days = ${noticeDays}, version = version + 1
		where tenant_id = ${tenantId} and user_id = ${userId} and activity_id = ${activityId} and version = ${version}`;
	return changed === 1 ? version + 1 : undefined;
}
